import { describe, expect, test } from 'vitest';
import {
  type AnyActorRef,
  type EventFromLogic,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { requestMachine } from '#core';
import type { RequestDraft } from '#schemas';
import { afterPause, answers, events } from './happenings.ts';
import { draftAt, emptyFields, type Flow, flowInHand, origin } from './support.ts';

type Snapshot = SnapshotFrom<typeof requestMachine>;
type Event = EventFromLogic<typeof requestMachine>;

/** Two moments are alike when the same may happen at both; what a step does not read does not tell them apart. */
function likeness({ value, context }: Snapshot): string {
  const { draft, requotes, itemValueLimit, confirmedAmount } = context;
  const address = draft.destination ? 'place' : draft.address_query;
  return JSON.stringify([
    value,
    draft.step,
    value === 'askDestination' && address,
    submitting.has(value) && requotes,
    itemValueLimit > 0,
    draft.fields.orderAmount,
    confirmedAmount,
  ]);
}
const submitting = new Set<unknown>(['submit', 'waitBeforeRequote', 'requote', 'confirmFee']);

const starts: readonly (readonly [string, RequestDraft | null])[] = [
  ['an empty form', null],
  ['a draft at the details', draftAt('details')],
  ['a draft at the payment', draftAt('payment')],
];

test('every transition is taken by someone', () => {
  const taken = new Set(starts.flatMap(([, draft]) => transitionsFrom(draft)));
  const missed = declared().filter((transition) => !taken.has(transition));
  expect(missed.map(({ source, eventType }) => `${source.key}: ${eventType}`)).toEqual([]);
});

describe.each(starts)('from %s', (_, draft) => {
  const shortest = pathsByStep(draft);

  test('every step can be reached', () => {
    const passedThrough = ['resume', 'showError', 'compareFee'];
    const steps = Object.keys(requestMachine.states).filter(
      (name) => !passedThrough.includes(name),
    );
    expect([...shortest.keys()].toSorted()).toEqual(steps.toSorted());
  });

  test('whatever happens at any step, the living flow goes where the plan says', async () => {
    for (const [step, path] of shortest) {
      for (const event of events) {
        const flow = flowInHand(draft);
        for (const before of path) await happen(flow, before);
        expect(flow.step()).toBe(step);
        if (!isPossible(flow, event)) continue;
        await happen(flow, event);
        const { value, context } = planned(draft, [...path, event]);
        expect([step, event, flow.step()]).toEqual([step, event, value]);
        expect(flow.context()).toEqual({ ...context, newKey: expect.any(Function) });
      }
    }
  });
});

function optionsFor(draft: RequestDraft | null) {
  return { input: inputFor(draft), events, serializeState: likeness as never, limit: 60_000 };
}

/** As the living flow makes them: a key for each new draft. */
function inputFor(draft: RequestDraft | null) {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  return { origin, draft, initialFields: emptyFields, newKey };
}

/** The shortest way to each step, as what happens on it. */
function pathsByStep(draft: RequestDraft | null): ReadonlyMap<string, readonly Event[]> {
  const paths = getShortestPaths(requestMachine, optionsFor(draft));
  const longestFirst = paths.toSorted((a, b) => b.steps.length - a.steps.length);
  return new Map(
    longestFirst.map(({ state, steps }) => [
      String(state.value),
      steps.slice(1).map(({ event }) => event),
    ]),
  );
}

/** Where pure transitions lead, without any world. */
function planned(draft: RequestDraft | null, happening: readonly Event[]): Snapshot {
  const [start] = initialTransition(requestMachine, inputFor(draft));
  return happening.reduce((at, event) => transition(requestMachine, at, event)[0], start);
}

function transitionsFrom(draft: RequestDraft | null) {
  return adjacencyMapToArray(getAdjacencyMap(requestMachine, optionsFor(draft))).flatMap(
    ({ state, event }) => requestMachine.getTransitionData(state as Snapshot, event as Event),
  );
}

/** Every transition that an event can take; those without an event are where `showError` and its like lead to. */
function declared() {
  const nodes = [requestMachine.root, ...Object.values(requestMachine.states)];
  return nodes.flatMap((node) => [...node.transitions.values()].flat());
}

/** The world answers each question once, and a pause can only end where there is one. */
function isPossible(flow: Flow, { type }: { type: string }): boolean {
  if (type === afterPause.type) return flow.step() === 'waitBeforeRequote';
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
  if (type === afterPause.type) flow.clock.increment(1000);
  else if (source === undefined) flow.actor.send(event);
  else await (end === 'done' ? flow.answer(source, output) : flow.fail(source, error));
}
