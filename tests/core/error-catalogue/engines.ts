import {
  $notices,
  appended,
  cancelAsked,
  fileAsked,
  historyOpened,
  nextPageAsked,
  onlinePaymentAsked,
  ordersAsked,
  requestOpened,
  requestSent,
  termsFileAsked,
  vendorChosen,
} from '#core';
import { loadDraftFx, saveDraftFx } from '#core/ports';
import { fact } from '../../../core/kernel/log.ts';
import { appStarted } from '../../../core/session/model.ts';
import { NOW, updated, vendor } from '../../support/arbitraries.ts';
import { createEngine, refused } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { draftAt, emptyFields, order, origin, quoteOf, submitted } from '../flows/support.ts';
import { openHistory } from '../history/support.ts';
import type { Said } from './catalogue.ts';

type Engine = ReturnType<typeof createEngine>;
type Answers = NonNullable<NonNullable<Parameters<typeof createEngine>[0]>['answers']>;
const broken = refused(500, 'Broken');

/** A list that is there and cannot be loaded again; one that never came says so in its place. */
function brokenLater(page: object) {
  let isBroken = false;
  return {
    // A list that goes on asks for its next page, of which there is none.
    answer: ({ query }: { query: unknown }) => {
      const isNext = JSON.stringify(query ?? {}).includes('pagination_key');
      return isBroken
        ? broken
        : { ...page, ...(isNext && { pagination_key: null }), seq: 0, listed_at: 0 };
    },
    breaks: () => {
      isBroken = true;
    },
  };
}

/** The notice of this key, as it stands on screen. */
function noticeIn({ see }: Engine, key: string): Said {
  const found = see($notices).find((notice) => notice.key === key);
  return { key: found?.key ?? '', values: found?.values ?? {}, lasts: found?.duration ?? 0 };
}

async function withOutlet(answers: Answers, more: object = {}): Promise<Engine> {
  const engine = createEngine({ answers });
  await engine.tick();
  const vendors = [{ ...vendor('v1'), ...more }];
  await engine.send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors })]);
  await engine.send(vendorChosen, 'v1');
  return engine;
}

async function cancelling(cancelOrder: unknown): Promise<Engine> {
  const engine = createEngine({ answers: { cancelOrder } });
  await engine.tick();
  await engine.send(appended, [updated(anOrder({ status: 'RECEIVED' }))]);
  await engine.send(cancelAsked, {
    ...{ vendor_id: 'v1', order_id: 'v1-1', reason: 'mistake_error' },
  });
  return engine;
}

/** A request that goes well up to its end, of a new order or of one that is edited. */
async function submittedRequest(orderId: string | null): Promise<Engine> {
  const engine = createEngine({
    answers: {
      getCountryParameter: '0000:0000',
      validateDeliveryArea: 'DELIVERABLE',
      quoteFee: quoteOf(6),
      createOrder: { order_id: order.order_id, order },
      getOrder: { ...order, revision: 1 },
      updateOrder: { ...order, updated_at: 2, revision: 2 },
    },
    ports: [
      [loadDraftFx, () => (orderId === null ? draftAt('payment') : null)],
      [saveDraftFx, () => undefined],
    ],
  });
  const opening = { origin, orderId, language: 'en', newKey: () => 'key-1' };
  await engine.send(requestOpened, { ...opening, initialFields: emptyFields });
  for (let turn = 0; turn < 10; turn += 1) await engine.tick();
  await engine.send(requestSent, { type: 'detailsSubmitted', violations: [] });
  await engine.send(requestSent, submitted);
  for (let turn = 0; turn < 10; turn += 1) await engine.tick();
  return engine;
}

async function historyWithout(answers: Answers): Promise<Engine> {
  return openHistory({ answers });
}

/** Messages of the engine, which are notices. */
export const engineMessages = {
  'request.success': async () => noticeIn(await submittedRequest(null), 'request.success'),
  'request.updated': async () => noticeIn(await submittedRequest('v-1-000001'), 'request.updated'),
  'error.cant-retrieve-past-orders': async () => {
    const listOrders = brokenLater({ data: [anOrder()], pagination_key: 'more' });
    const engine = await historyWithout({ listOrders: listOrders.answer });
    await engine.send(historyOpened);
    listOrders.breaks();
    await engine.send(nextPageAsked);
    return noticeIn(engine, 'error.cant-retrieve-past-orders');
  },
  'error.cant-retrieve-current-orders': async () => {
    const listOrders = brokenLater({ data: [], pagination_key: null });
    const engine = await withOutlet({ listOrders: listOrders.answer });
    await engine.send(appStarted);
    await engine.send(ordersAsked);
    listOrders.breaks();
    await engine.send(ordersAsked);
    return noticeIn(engine, 'error.cant-retrieve-current-orders');
  },
  'action.attempt-cancel': async () => {
    const unanswered = () => new Promise(() => {});
    return noticeIn(await cancelling(unanswered), 'action.attempt-cancel');
  },
  'error.cant-cancel-order': async () => {
    const engine = await cancelling(refused(409, 'NotCancellable'));
    return noticeIn(engine, 'error.cant-cancel-order');
  },
  'error.download.history': async () => {
    const engine = await historyWithout({ exportTransactions: broken });
    await engine.send(fileAsked, { file: 'transactions', format: 'csv', language: 'en' });
    return noticeIn(engine, 'error.download.history');
  },
  'error.download.terms': async () => {
    const engine = createEngine({ answers: { downloadTerms: broken } });
    await engine.send(termsFileAsked, 'en');
    return noticeIn(engine, 'error.download.terms');
  },
  'error.payment.get-if-enabled': async () => {
    const engine = await withOutlet({ getCountryParameter: broken }, { online_payment: true });
    await engine.send(onlinePaymentAsked);
    return noticeIn(engine, 'error.payment.get-if-enabled');
  },
} satisfies Readonly<Record<string, () => Promise<Said>>>;
