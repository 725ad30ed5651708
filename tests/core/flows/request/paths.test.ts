import { describe, expect, test } from 'vitest';
import {
  type AnyActorRef,
  type EventFromLogic,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import {
  type AdjacencyMap,
  type AdjacencyValue,
  adjacencyMapToArray,
  getAdjacencyMap,
} from 'xstate/graph';
import type { Origin } from '#core';
import { minorOf } from '#core/rules';
import type { RequestDraft } from '#schemas';
import { requestMachine } from '../../../../core/flows/request/machine.ts';
import { answers, events, pauses } from '../happenings.ts';
import {
  draftAt,
  emptyFields,
  type Flow,
  flowInHand,
  leafOf,
  lost,
  lostGuest,
  order,
  origin,
  statesOf,
  tester,
} from '../support.ts';

type Snapshot = SnapshotFrom<typeof requestMachine>;
type Event = EventFromLogic<typeof requestMachine>;

/** Two moments are alike when the same may happen at both; what a step does not read does not tell them apart. */
function likeness(snapshot: Snapshot): string {
  const { context } = snapshot;
  const value = leafOf(snapshot);
  const { draft, requotes, itemValueLimit, confirmedAmount } = context;
  const address = draft.destination ? 'place' : draft.address_query;
  const { origin_form: asked } = draft;
  const placed = typeof asked?.latitude === 'number';
  return JSON.stringify([
    value,
    draft.step,
    value === 'askDestination' && address,
    value === 'reverseGeocode' && context.reading !== null,
    asked && [placed || asked.addressQuery, asked.notes],
    submitting.has(value) && requotes,
    context.bypassed,
    itemValueLimit > 0,
    draft.fields.orderAmount,
    atPayment.has(value) && draft.fields.paymentMethod === 'ONLINE_PAYMENT',
    confirmedAmount,
    // An edit that costs something else has one more step.
    context.editing !== null && [
      context.quote && context.agreedFee === minorOf(context.quote.fee, context.origin.amounts),
    ],
  ]);
}
const submitting = new Set<string>([
  'submit',
  'payOnline',
  'waitBeforeRequote',
  'requote',
  'showFee',
  'confirmFee',
]);

const atPayment = new Set<string>([
  ...submitting,
  'fillOrderDetails',
  'fillPaymentDetails',
  'quotePaymentMethod',
  'quotePressed',
  'confirmValue',
]);

type Start = {
  readonly draft: RequestDraft | null;
  readonly from: Origin;
  readonly orderId?: string;
};
const starts: readonly (readonly [string, Start])[] = [
  ['an empty form', { draft: null, from: origin }],
  ['a draft at the details', { draft: draftAt('details'), from: origin }],
  ['a draft at the payment', { draft: draftAt('payment'), from: origin }],
  ['an outlet without an address', { draft: null, from: lost }],
  ['a guest without an address', { draft: null, from: lostGuest }],
  ['a test vendor', { draft: draftAt('payment'), from: tester }],
  ['an order to edit', { draft: null, from: origin, orderId: order.order_id }],
];
/** Steps that nobody rests at, and those of only one kind of visit. */
const passedThrough = [
  'start',
  'resume',
  'showError',
  'whereLeft',
  'compareFee',
  'comparePressed',
  'beforeSubmit',
];
const ofOrigin = ['askOriginAddress', 'fetchOriginPlace', 'reverseOrigin', 'originAddressDetails'];
const ofEdits = ['fetchOrder', 'orderMissing', 'tooLate', 'refetchOrder'];
const ofRequests = ['payOnline', 'checkServiceHours'];

/** The steps that this start can lead to. */
function stepsFrom({ from: { missing }, orderId }: Start): readonly string[] {
  const never = [
    ...passedThrough,
    ...(missing ? [] : ofOrigin),
    ...(missing?.answer === 'save' ? [] : ['saveOriginAddress']),
    ...(orderId === undefined ? ofEdits : ofRequests),
  ];
  return statesOf()
    .filter(({ type, key }) => type === 'atomic' && !never.includes(key))
    .map(({ key }) => key);
}

const explored = starts.map(([name, start]) => [name, start, mapFrom(start)] as const);

test('every transition is taken by someone', () => {
  const taken = new Set(explored.flatMap(([, , map]) => transitionsOf(map)));
  const missed = declared().filter((transition) => !taken.has(transition));
  expect(missed.map(({ source, eventType }) => `${source.key}: ${eventType}`)).toEqual([]);
});

describe.each(explored)('from %s', (_, start, map) => {
  const shortest = pathsByStep(map);

  test('every step can be reached', () => {
    expect([...shortest.keys()].toSorted()).toEqual(stepsFrom(start).toSorted());
  });

  test('whatever happens at any step, the living flow goes where the plan says', async () => {
    for (const [step, path] of shortest) {
      for (const event of await possibleAt(start, path)) {
        const flow = await walked(start, path);
        expect(flow.step()).toBe(step);
        await happen(flow, event);
        const plan = planned(start, [...path, event]);
        expect([step, event, flow.step()]).toEqual([step, event, leafOf(plan)]);
        expect(flow.context()).toEqual({ ...plan.context, newKey: expect.any(Function) });
      }
    }
  });
});

/** A living flow to which this has happened. */
async function walked({ draft, from, orderId }: Start, path: readonly Event[]): Promise<Flow> {
  const flow = flowInHand(draft, from, orderId);
  for (const before of path) await happen(flow, before);
  return flow;
}

async function possibleAt(start: Start, path: readonly Event[]): Promise<readonly Event[]> {
  const flow = await walked(start, path);
  return events.filter((event) => isPossible(flow, event));
}

/** Where everything that may happen leads, from the start on. */
function mapFrom(start: Start) {
  const serializeState = likeness as never;
  return getAdjacencyMap(requestMachine, {
    ...{ input: inputFor(start), events, serializeState, limit: 300_000 },
    // What nothing answers to leads nowhere.
    filterEvents: (at, event) => requestMachine.getTransitionData(at, event).length > 0,
  });
}

/** As the living flow makes them: a key for each new draft. */
function inputFor({ draft, from, orderId }: Start) {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  return { origin: from, draft, orderId: orderId ?? null, initialFields: emptyFields, newKey };
}

type Explored = AdjacencyMap<Snapshot, Event>;
type Moments = Readonly<Record<string, AdjacencyValue<Snapshot, Event>>>;

/** The shortest way to each step, as what happens on it: a map lists moments in the order in which they were reached. */
function pathsByStep(map: Explored): ReadonlyMap<string, readonly Event[]> {
  const ways = new Map<string, readonly Event[]>();
  const shortest = new Map<string, readonly Event[]>();
  for (const [at, { state, transitions }] of Object.entries(map as Moments)) {
    const way = ways.get(at) ?? [];
    if (!shortest.has(leafOf(state))) shortest.set(leafOf(state), way);
    for (const { event, state: next } of Object.values(transitions)) {
      const id = likeness(next);
      if (!ways.has(id)) ways.set(id, [...way, event]);
    }
  }
  return shortest;
}

/** Where pure transitions lead, without any world. */
function planned(start: Start, happening: readonly Event[]): Snapshot {
  const [first] = initialTransition(requestMachine, inputFor(start));
  return happening.reduce((at, event) => transition(requestMachine, at, event)[0], first);
}

function transitionsOf(map: Explored) {
  return adjacencyMapToArray(map).flatMap(({ state, event }) =>
    requestMachine.getTransitionData(state, event),
  );
}

/** Every transition that an event can take; those without an event are where `showError` and its like lead to. */
function declared() {
  return statesOf().flatMap((node) => [...node.transitions.values()].flat());
}

/** The world answers each question once, and a pause can only end where there is one. */
function isPossible(flow: Flow, { type }: { type: string }): boolean {
  const pause = Object.entries(pauses).find(([, name]) => name === type);
  if (pause) return flow.step() === pause[0];
  const id = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(type)?.[1];
  if (id === undefined) return true;
  const children: Readonly<Record<string, AnyActorRef | undefined>> =
    flow.actor.getSnapshot().children;
  return children[id]?.getSnapshot().status === 'active';
}

async function happen(flow: Flow, event: Event): Promise<void> {
  const { type, output, error } = event as { type: string; output?: unknown; error?: unknown };
  const [, end, id] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
  const source = answers.find(([name]) => name === id)?.[1];
  if (type.startsWith('xstate.after')) flow.clock.increment(1000);
  else if (source === undefined) flow.actor.send(event);
  else await (end === 'done' ? flow.answer(source, output) : flow.fail(source, error));
}
