import { describe, expect, test } from 'vitest';
import {
  type AnyActorRef,
  type EventFromLogic,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
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

test('every transition is taken by someone', () => {
  const taken = new Set(starts.flatMap(([, start]) => transitionsFrom(start)));
  const missed = declared().filter((transition) => !taken.has(transition));
  expect(missed.map(({ source, eventType }) => `${source.key}: ${eventType}`)).toEqual([]);
});

describe.each(starts)('from %s', (_, start) => {
  const shortest = pathsByStep(start);

  test('every step can be reached', () => {
    expect([...shortest.keys()].toSorted()).toEqual(stepsFrom(start).toSorted());
  });

  test('whatever happens at any step, the living flow goes where the plan says', async () => {
    for (const [step, path] of shortest) {
      for (const event of events) {
        const flow = flowInHand(start.draft, start.from, start.orderId);
        for (const before of path) await happen(flow, before);
        expect(flow.step()).toBe(step);
        if (!isPossible(flow, event)) continue;
        await happen(flow, event);
        const plan = planned(start, [...path, event]);
        expect([step, event, flow.step()]).toEqual([step, event, leafOf(plan)]);
        expect(flow.context()).toEqual({ ...plan.context, newKey: expect.any(Function) });
      }
    }
  });
});

function optionsFor(start: Start) {
  return { input: inputFor(start), events, serializeState: likeness as never, limit: 300_000 };
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

/** The shortest way to each step, as what happens on it. */
function pathsByStep(start: Start): ReadonlyMap<string, readonly Event[]> {
  const paths = getShortestPaths(requestMachine, optionsFor(start));
  const longestFirst = paths.toSorted((a, b) => b.steps.length - a.steps.length);
  return new Map(
    longestFirst.map(({ state, steps }) => [
      leafOf(state),
      steps.slice(1).map(({ event }) => event),
    ]),
  );
}

/** Where pure transitions lead, without any world. */
function planned(start: Start, happening: readonly Event[]): Snapshot {
  const [first] = initialTransition(requestMachine, inputFor(start));
  return happening.reduce((at, event) => transition(requestMachine, at, event)[0], first);
}

function transitionsFrom(start: Start) {
  return adjacencyMapToArray(getAdjacencyMap(requestMachine, optionsFor(start))).flatMap(
    ({ state, event }) => requestMachine.getTransitionData(state as Snapshot, event as Event),
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
