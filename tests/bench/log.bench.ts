import { fork, scopeBind } from 'effector';
import { appended, clockTicked } from '#core';
import { type Event, parseServerFrame } from '#schemas';
import { replay } from '../../core/kernel/projection.ts';
import { ordersProjection } from '../../core/orders/projection.ts';
import { createLimit } from './log/limit.ts';
import { sideBySide } from './log/side-by-side.ts';
import { frameOf, NOW, steadyLoad, updateOf, WORKLOAD, workload } from './log/workload.ts';
import { type BenchRow, row } from './row.ts';

const BATCH = 100;
const FEW = 1_000;
const MANY = 100_000;

/** The log beside a plain Map doing the same merge, and the wire beside `JSON.parse` (section 2 of the goals). */
export async function run(): Promise<BenchRow[]> {
  return [...measureLog(), measureWire(), measureSize()];
}

function measureLog(): BenchRow[] {
  const events = workload();
  const batches = chunked(events);
  const [direct = 0, single = 0, batched = 0, replayed = 0] = sideBySide([
    () => each(events, createLimit()),
    () => each(events, oneByOne(engine())),
    () => each(batches, engine()),
    () => void replay(ordersProjection, events),
  ]);
  const speed = (seconds: number) => Math.round(events.length / seconds);
  const figures = { unit: 'updates/s', limit: speed(direct) };
  return [
    row({ name: 'log: one by one', value: speed(single), ...figures }, 'at least', 0.45),
    row({ name: 'log: in batches of 100', value: speed(batched), ...figures }, 'at least', 0.75),
    row(
      {
        name: 'log: replay of 100,000 facts',
        value: replayed * 1000,
        unit: 'ms',
        limit: direct * 1000,
      },
      'at most',
      2,
    ),
  ];
}

/** From the text on the socket to the published order, as bursts arrive: one append for a frame of the screen. */
function measureWire(): BenchRow {
  const batches = chunked(workload({ ...WORKLOAD, updates: 20_000 }).map(frameOf));
  const [json = 0, wire = 0] = sideBySide([
    () => each(batches, (texts) => void texts.map((text) => JSON.parse(text))),
    () => {
      const put = engine();
      each(batches, (texts) => put(texts.flatMap(factOf)));
    },
  ]);
  const perFrame = (seconds: number) => (seconds / 20_000) * 1e6;
  return row(
    { name: 'wire: text to published', value: perFrame(wire), unit: 'µs', limit: perFrame(json) },
    'at most',
    3,
  );
}

/** One update among a hundred thousand orders beside one among a thousand. */
function measureSize(): BenchRow {
  const updates = 50_000;
  const loads = [FEW, MANY].map((orders) => steadyLoad(orders, updates));
  const [small = 0, large = 0] = sideBySide(
    loads.map(({ first, rest }) => ({
      prepare() {
        const put = engine();
        put(first);
        return () => each(rest, oneByOne(put));
      },
    })),
  );
  const perUpdate = (seconds: number) => (seconds / updates) * 1e6;
  return row(
    {
      name: 'log: an update among 100,000 orders beside 1,000',
      value: perUpdate(large),
      unit: 'µs',
      limit: perUpdate(small),
    },
    'at most',
    1.5,
  );
}

/** A scope of its own, as the app has one, and the way into it. */
function engine(): (events: readonly Event[]) => void {
  const scope = fork();
  scopeBind(clockTicked, { scope })(NOW);
  return scopeBind(appended, { scope });
}

function oneByOne(put: (events: readonly Event[]) => void): (event: Event) => void {
  return (event) => put([event]);
}

function factOf(text: string): Event[] {
  const frame = parseServerFrame(text);
  return frame?.event === 'order_update' ? [updateOf(frame.data)] : [];
}

function each<T>(items: readonly T[], act: (item: T) => void): void {
  for (const item of items) act(item);
}

function chunked<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );
}
