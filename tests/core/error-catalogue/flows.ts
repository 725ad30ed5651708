import {
  atPayment,
  draftAt,
  type Flow,
  flowInHand,
  order,
  origin,
  quoteOf,
  refused,
  submitted,
} from '../flows/support.ts';
import type { Said } from './catalogue.ts';

/** What a flow says beside the form, where it stays until the person goes on. */
function saidBy(flow: Flow): Said {
  const { error } = flow.context();
  return { key: error?.what ?? '', values: error?.values ?? {}, lasts: 'stays' };
}

async function atDestination(): Promise<Flow> {
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', refused('lost'));
  return flow;
}

async function checking(): Promise<Flow> {
  const flow = await atPayment();
  flow.actor.send({ type: 'wentBack' });
  flow.actor.send({ type: 'destinationReopened' });
  flow.actor.send({ type: 'destinationConfirmed' });
  return flow;
}

async function sent(...failures: readonly ReturnType<typeof refused>[]): Promise<Said> {
  const flow = await atPayment();
  flow.actor.send(submitted);
  for (const failure of failures) await flow.fail('submitOrder', failure);
  return saidBy(flow);
}

const odd = refused('Odd', { status: 400 } as never);

/** Messages of the request flow. */
export const flowMessages = {
  'request.error.create': () => sent(odd),
  'request.error.update': async () => {
    const flow = flowInHand(draftAt('payment'), origin, order.order_id);
    await flow.answer('fetchOrder', { ...order, revision: 1 });
    await flow.answer('validateArea', true);
    await flow.answer('quoteFee', quoteOf(6));
    flow.actor.send({ type: 'detailsSubmitted', violations: [] });
    flow.actor.send(submitted);
    await flow.fail('submitOrder', odd);
    return saidBy(flow);
  },
  'request.error.unable-to-verify': async () => {
    const flow = await checking();
    await flow.fail('validateArea', refused('lost'));
    return saidBy(flow);
  },
  'request.error.undeliverable-address': async () => {
    const flow = await checking();
    await flow.answer('validateArea', false);
    return saidBy(flow);
  },
  'request.error.cannot-compute-price': async () => {
    const flow = await checking();
    await flow.answer('validateArea', true);
    await flow.fail('quoteFee', refused('FeeUnavailable'));
    return saidBy(flow);
  },
  'geolocator.error.reverse': async () => {
    const flow = await atDestination();
    flow.actor.send({ type: 'pinMoved', position: { latitude: 1.3, longitude: 103.9 } });
    await flow.fail('reverseGeocode', refused('PlaceNotFound'));
    return saidBy(flow);
  },
  'geolocator.error.fetch-place-details': async () => {
    const flow = await atDestination();
    flow.actor.send({ type: 'placeChosen', placeId: 'p-1' });
    await flow.fail('fetchPlace', refused('PlaceNotFound'));
    return saidBy(flow);
  },
  'error.fee.recompute': async () => {
    const flow = await atPayment();
    flow.actor.send(submitted);
    await flow.fail('submitOrder', refused('SignatureExpired'));
    flow.clock.increment(1000);
    await flow.fail('quoteFee', refused('FeeUnavailable'));
    return saidBy(flow);
  },
  'error.fee.changed': async () => {
    const flow = await atPayment({ paymentMethod: 'ONLINE_PAYMENT' });
    flow.actor.send(submitted);
    await flow.answer('payOnline', { kind: 'refused', failure: refused('SignatureExpired') });
    flow.clock.increment(1000);
    await flow.answer('quoteFee', quoteOf(7));
    return saidBy(flow);
  },
} satisfies Readonly<Record<string, () => Promise<Said>>>;
