import { expect } from 'vitest';
import {
  type AnyStateNode,
  createActor,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import type { Origin } from '#core';
import { plainAmounts } from '#core/rules';
import type { FeeQuote, Order, Place, Problem, RequestDraft } from '#schemas';
import { requestMachine } from '../../../core/flows/request/machine.ts';

export const origin: Origin = {
  vendor_id: 'v-1',
  position: { latitude: 1.28, longitude: 103.85 },
  pickupEstimation: 20,
  amounts: plainAmounts,
};
/** A vendor that only tries things out. */
export const tester: Origin = { ...origin, testFee: 5 };
/** An outlet of which nobody has said where it stands. */
export const lost: Origin = { ...origin, missing: { answer: 'save', country: 'SG' } };
/** The same, of somebody who is only visiting. */
export const lostGuest: Origin = { ...origin, missing: { answer: 'keep', country: 'SG' } };
export const emptyFields = { destinationName: '', orderAmount: '', paymentMethod: 'PAID' };

export const place: Place = {
  place_id: 'p-1',
  formatted_address: '10 Bayfront Avenue',
  building: '',
  street: '',
  street_number: '',
  city: 'Singapore',
  area: 'Marina Bay',
  zipcode: '018956',
  country_code: 'SG',
  attribution: '',
  latitude: 1.2834,
  longitude: 103.8607,
};

export const destination = {
  latitude: place.latitude,
  longitude: place.longitude,
  address: place.formatted_address,
  city: place.city,
  area: place.area,
};

export function quoteOf(fee: number): FeeQuote {
  const breakdown = { base: fee, distance: 0, surcharge: 0, discount: 0 };
  return { fee, signature: `signed ${fee}`, expires_at: 2, distance_metres: 1000, breakdown };
}

export const order: Order = {
  order_id: 'v-1-000001',
  vendor_id: 'v-1',
  created_at: 1,
  updated_at: 1,
  status: 'NEW',
  status_history: [],
  customer: {
    name: 'Mei Lin Tan',
    phone_number: '+6591234567',
    location: { latitude: 1.2834, longitude: 103.8607, address: '10 Bayfront Avenue' },
  },
  order: { amount: 10, description: '', payment_method: 'PAID' },
  delivery_fee: 6,
};

/** The same order after its pickup. */
export const collected: Order = { ...order, status: 'PICKED_UP' };

export function refused(code: string, more: Partial<Problem> = {}): Problem {
  return { tag: 'refused', status: 409, code, message: '', ...more } as Problem;
}

/** The state that the flow is in, without those around it: no two have one name. */
export function leafOf({ value }: Pick<SnapshotFrom<typeof requestMachine>, 'value'>): string {
  let leaf: StateValue | undefined = value;
  while (typeof leaf === 'object') [leaf] = Object.values<StateValue | undefined>(leaf);
  return leaf ?? '';
}

/** Every state of the flow, with the ones around it first. */
export function statesOf(node: AnyStateNode = requestMachine.root): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesOf)];
}

/** A draft as it was left behind at a step. */
export function draftAt(
  step: RequestDraft['step'],
  fields: RequestDraft['fields'] = {},
): RequestDraft {
  return {
    version: 1,
    vendor_id: 'v-1',
    idempotency_key: 'key-kept',
    step,
    address_query: destination.address,
    destination,
    fields: { ...emptyFields, ...fields },
    saved_at: 1,
  };
}

export const sources = [
  'fetchServiceHours',
  'fetchItemValueLimit',
  'fetchOrder',
  'fetchPlace',
  'reverseGeocode',
  'validateArea',
  'quoteFee',
  'submitOrder',
  'saveOriginAddress',
  'payOnline',
] as const;
export type Source = (typeof sources)[number];

type Question = { source: Source; input: unknown; answer: PromiseWithResolvers<never> };

/** What each living flow, by its system, has asked of the world. */
const askedIn = new WeakMap<object, Question[]>();

/** Made once, since a machine takes longer to make than a flow to run. */
const machineInHand = requestMachine.provide({
  actors: Object.fromEntries(
    sources.map((source) => [
      source,
      fromPromise(({ input, system }) => {
        const answer = Promise.withResolvers<never>();
        askedIn.get(system)?.push({ source, input, answer });
        return answer.promise;
      }),
    ]),
  ),
});

/** The machine with every question to the world in the hands of a test, and its own clock. */
export function flowInHand(
  draft: RequestDraft | null = null,
  from: Origin = origin,
  orderId: string | null = null,
) {
  const asked: Question[] = [];
  const clock = new SimulatedClock();
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const actor = createActor(machineInHand, {
    input: { origin: from, newKey, draft, orderId, initialFields: emptyFields },
    clock,
  });
  askedIn.set(actor.system, asked);
  actor.start();
  const last = (source: Source) => asked.findLast((each) => each.source === source);
  return {
    actor,
    clock,
    asked,
    last,
    step: () => leafOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    answer: (source: Source, value: unknown) =>
      settle(() => last(source)?.answer.resolve(value as never)),
    fail: (source: Source, problem: unknown) => settle(() => last(source)?.answer.reject(problem)),
  };
}
export type Flow = ReturnType<typeof flowInHand>;

/** Lets every promise that is due run. */
async function settle(act: () => void): Promise<void> {
  act();
  await new Promise((resolve) => setImmediate(resolve));
}

/** A flow that stands at the payment step with a fee of 6. */
export async function atPayment(fields: Record<string, string> = {}): Promise<Flow> {
  const flow = flowInHand(draftAt('payment', fields));
  await flow.answer('fetchServiceHours', '0000:0000');
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(6));
  expect(flow.step()).toBe('fillPaymentDetails');
  return flow;
}

export const submitted = { type: 'submitted', violations: [], extras: {} } as const;
