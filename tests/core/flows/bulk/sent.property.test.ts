import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { BulkJobRow } from '#schemas';
import { bulkMachine } from '../../../../core/flows/bulk/machine.ts';
import type { RowChange } from '../../../../core/flows/bulk/rows.ts';
import { law } from '../../../support/property.ts';
import { type Event, ended, failed, input, type Snapshot, unreachable } from './happenings.ts';
import { job, jobRow, values } from './support.ts';

const numbers = [2, 3, 4];
const number = fc.constantFrom(...numbers);

/** What the person does, what the network does, and what time does. */
const happening = fc.oneof(
  { weight: 5, arbitrary: number.map((row) => ['typed', row] as const) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('removed', 'back'), number) },
  { weight: 2, arbitrary: number.map((row) => ['confirmed', row] as const) },
  {
    weight: 6,
    arbitrary: fc.constantFrom('saved', 'saved', 'lost', 'busy').map((how) => [how, 0] as const),
  },
  { weight: 5, arbitrary: fc.constantFrom('look', 'again').map((how) => [how, 0] as const) },
  { weight: 3, arbitrary: number.map((row) => ['missed', row] as const) },
);

/** A server that keeps rows and prices them again after each change. */
class Server {
  readonly delivered: RowChange[] = [];
  #rows = new Map<number, BulkJobRow>(numbers.map((each) => [each, jobRow(each)]));
  #isBusy = false;

  take(changes: readonly RowChange[]): void {
    this.delivered.push(...changes);
    for (const { number: at, values: typed, removed } of changes) {
      const row = this.row(at);
      const state = removed === undefined ? row.state : removed ? 'removed' : 'waiting';
      this.#rows.set(at, { ...row, ...(typed && { values: typed }), state });
    }
    this.#isBusy = true;
  }

  row(at: number): BulkJobRow {
    return this.#rows.get(at) ?? jobRow(at);
  }

  /** How the job stands, with the content of the rows that were changed. */
  answer(orders: readonly number[]) {
    const phase = this.#isBusy ? ('preprocessing' as const) : ('ready' as const);
    return {
      bulk_job: job({ phase, total_rows: 3 }),
      orders: orders.map((at) => this.row(at)),
      outline: [],
    };
  }

  /** The look that finds the job done tells of all rows, of some only where they are. */
  look() {
    this.#isBusy = false;
    const outline = numbers.map((at) => ({ from: at, to: at, state: this.row(at).state }));
    return { ...this.answer([2]), outline };
  }
}

test('law: what was done to a row is on screen, reaches the server once, and is lost by no failure', () =>
  law(
    fc.property(fc.array(happening, { maxLength: 40 }), (steps) => {
      const server = new Server();
      let [at] = initialTransition(bulkMachine, input('job-1'));
      at = after(
        at,
        ended('fetchJob', { ...server.look(), orders: numbers.map((each) => server.row(each)) }),
      );
      const wanted = new Map<number, Pick<BulkJobRow, 'values'> & { removed: boolean }>(
        numbers.map((each) => [each, { values: server.row(each).values, removed: false }]),
      );
      for (const [nth, [how, row]] of steps.entries()) {
        const text = values({ description: `text ${nth}` });
        const mine = wanted.get(row) ?? { values: text, removed: false };
        if (how === 'typed' && hears(at, 'rowTyped')) {
          at = after(at, { type: 'rowTyped', number: row, values: text, now: 1 });
          wanted.set(row, { ...mine, values: text });
        }
        if ((how === 'removed' || how === 'back') && hears(at, 'rowRemoved')) {
          const removed = how === 'removed';
          at = after(at, { type: 'rowRemoved', number: row, removed });
          wanted.set(row, { ...mine, removed });
        }
        if (how === 'confirmed' && hears(at, 'rowsConfirmed'))
          at = after(at, { type: 'rowsConfirmed', numbers: [row] });
        at = world(at, server, how, row);
        holds(at, server, wanted);
      }
    }),
    { runs: 150 },
  ));

/** What the server and the network make of it. */
function world(at: Snapshot, server: Server, how: string, row: number): Snapshot {
  const { sent, outlines } = at.context;
  if (at.value === 'changeRows' && how === 'saved') {
    server.take(sent);
    return after(at, ended('changeRows', server.answer(sent.map(({ number: each }) => each))));
  }
  if (at.value === 'changeRows' && how === 'lost')
    return after(at, failed('changeRows', unreachable));
  const busy = { tag: 'refused', status: 409, code: 'BulkJobBusy', message: '' };
  if (at.value === 'changeRows' && how === 'busy') return after(at, failed('changeRows', busy));
  if (at.value === 'changesFailed' && how === 'again') return after(at, { type: 'triedAgain' });
  if (at.value === 'preprocess' && how === 'look') {
    const looking = after(at, { type: 'xstate.after.betweenLooks.bulk.preprocess' } as never);
    return after(looking, ended('lookAtPreprocessing', server.look()));
  }
  if (how !== 'missed') return at;
  const rows = [server.row(row)];
  return after(at, { type: 'rowsArrived', jobId: 'job-1', outlines, rows });
}

function holds(
  { context, value }: Snapshot,
  server: Server,
  wanted: ReadonlyMap<number, { values: BulkJobRow['values']; removed: boolean }>,
): void {
  const { sent, changes, jobRows } = context;
  for (const list of [sent, changes])
    expect(new Set(list.map((each) => each.number)).size).toBe(list.length);
  expect(sent.length > 0).toBe(value === 'changeRows');
  expect(changes.length > 0 && ['showResults', 'placed'].includes(String(value))).toBe(false);
  for (const [at, { values: typed, removed }] of wanted) {
    const all = [...sent, ...changes].filter((each) => each.number === at);
    const last = all.findLast((each) => each.values !== undefined)?.values ?? server.row(at).values;
    expect(last.description).toBe(typed.description);
    const gone = all.findLast((each) => each.removed !== undefined)?.removed;
    expect(gone ?? server.row(at).state === 'removed').toBe(removed);
    const shown = jobRows.find((each) => each.number === at);
    if (all.length > 0 && shown?.missing === undefined)
      expect(shown?.values.description).toBe(typed.description);
  }
  const told = server.delivered.flatMap((each) => each.values?.description ?? []);
  expect(new Set(told).size).toBe(told.length);
}

function hears({ value }: Snapshot, type: string): boolean {
  const step = Object.values(bulkMachine.states).find(({ key }) => key === value);
  return step?.transitions.has(type) === true;
}

function after(at: Snapshot, event: Event | ReturnType<typeof ended | typeof failed>): Snapshot {
  return transition(bulkMachine, at, event as Event)[0];
}
