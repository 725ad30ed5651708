import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getInitialMicrosteps, getMicrosteps, initialTransition, transition } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { bulkMachine } from '../../../../core/flows/bulk/machine.ts';
import { law } from '../../../support/property.ts';
import { type Event, events, input, keptBefore, type Snapshot } from './happenings.ts';

/** Two moments are alike when the same may happen at both. */
function likeness({ value, context }: Snapshot): string {
  const { columns, rows: held, job, changes, jobRows, kept } = context;
  return JSON.stringify([
    value,
    columns.includes('recipient_name'),
    held.length,
    job?.phase,
    changes.length > 0,
    jobRows.length > 0,
    kept !== null && [kept.file === context.file, kept.edits.size > 0],
  ]);
}

const passedThrough = new Set(['begin', 'judge', 'matchColumns']);

const starts = [
  ['a file', input(null)],
  ['a file of an earlier visit', input(null, keptBefore)],
  ['a job', input('job-1')],
] as const;

function optionsFor(start: Start) {
  return {
    input: start,
    events,
    serializeState: likeness as never,
    // A file has no text of its own.
    serializeEvent: (event: Event) => String(events.indexOf(event)),
    limit: 60_000,
  };
}
type Start = ReturnType<typeof input>;

test.each(starts)('from %s every step can be reached', (_, start) => {
  const paths = getShortestPaths(bulkMachine, optionsFor(start));
  const reached = new Set(paths.map(({ state }) => String(state.value)));
  const steps = Object.keys(bulkMachine.states).filter((name) => !passedThrough.has(name));
  expect(steps.filter((step) => !reached.has(step))).toEqual([]);
});

test('every transition is taken by someone', () => {
  const taken = new Set(starts.flatMap(([, start]) => transitionsFrom(start)));
  const declared = Object.values(bulkMachine.states).flatMap(transitionsOf);
  expect(declared.length).toBeGreaterThan(70);
  expect(declared.filter((each) => !taken.has(each))).toEqual([]);
});

/** Each transition of a step by its own name: what happens, which of the answers to it, and where that leads. */
function transitionsOf({ key, transitions, always = [] }: (typeof bulkMachine)['root']): string[] {
  const byEvent = [...transitions.values()].flatMap((each) => each.map(nameOf));
  return [...byEvent, ...always.map(({ target }) => passing(key, String(target?.[0]?.key)))];
}

type Transition = {
  eventType: string;
  source: { key: string; transitions: Map<string, unknown[]> };
};

function nameOf(each: Transition): string {
  const answers = [...each.source.transitions.values()].find((some) => some.includes(each)) ?? [];
  return `${each.source.key}: ${each.eventType} ${answers.indexOf(each)}`;
}

function passing(from: string, to: string): string {
  return `${from} leads to ${to}`;
}

function transitionsFrom(start: Start): string[] {
  const happened = adjacencyMapToArray(getAdjacencyMap(bulkMachine, optionsFor(start)));
  return [
    ...passed(['begin', ...valuesOf(getInitialMicrosteps(bulkMachine, start))]),
    ...happened.flatMap(({ state, event }) => [
      ...bulkMachine.getTransitionData(state as Snapshot, event as Event).map(nameOf),
      ...passed(valuesOf(getMicrosteps(bulkMachine, state as Snapshot, event as Event))),
    ]),
  ];
}

function valuesOf(steps: readonly (readonly [Snapshot, unknown])[]): string[] {
  return steps.map(([{ value }]) => String(value));
}

/** Where steps that nobody rests at led to. */
function passed(route: readonly string[]): string[] {
  return route.slice(1).map((to, at) => passing(String(route[at]), to));
}

test('law: whatever happens, the flow keeps what it promises', () => {
  const happening = fc.array(fc.integer({ min: 0, max: events.length - 1 }), { maxLength: 40 });
  law(
    fc.property(fc.constantFrom(null, 'job-1'), happening, (jobId, indexes) => {
      let [at] = initialTransition(bulkMachine, input(jobId));
      for (const index of indexes) {
        const event = events[index];
        if (event !== undefined && isPossible(at, event)) [at] = transition(bulkMachine, at, event);
        holds(at);
      }
    }),
    { runs: 500 },
  );
});

/** The world answers only what was asked of it. */
function isPossible({ value }: Snapshot, { type }: { type: string }): boolean {
  const [, asked] = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(type) ?? [];
  return asked === undefined || asked === value;
}

function holds({ value, context }: Snapshot): void {
  const { rows: held, jobRows, job, jobId, changes, file: chosen } = context;
  if (value === 'placed') expect([job?.phase, changes]).toEqual(['done', []]);
  if (value === 'place') expect(job?.phase).toBe('placing');
  if (value === 'showResults' || value === 'placingFailed')
    expect([job?.phase, changes]).toEqual(['ready', []]);
  if (value === 'placingFailed') expect(context.problem).not.toBeNull();
  if (value === 'changeRows') expect(context.sent.length).toBeGreaterThan(0);
  if (value === 'repairRows' || value === 'createJob' || value === 'addRows')
    expect(jobRows).toEqual([]);
  if (value === 'repairRows') expect(job).toBeNull();
  if (value === 'addRows') expect([job?.phase, jobId]).toEqual(['uploading', null]);
  if (value === 'askFile') expect([held, jobId, chosen]).toEqual([[], null, null]);
}
