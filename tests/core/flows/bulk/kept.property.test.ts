import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { bulkColumns, type CheckedSheetRow } from '#schemas';
import { withEdits } from '../../../../core/flows/bulk/kept.ts';
import { bulkMachine } from '../../../../core/flows/bulk/machine.ts';
import { law } from '../../../support/property.ts';
import { type Event, ended, file, input, type Snapshot } from './happenings.ts';
import { fullHeader, rules, sheet, values } from './support.ts';

const numbers = [2, 3, 5] as const;
const rows: readonly CheckedSheetRow[] = withEdits(
  numbers.map((number) => ({ number, values: values({ pickup_code: 'A' }), errors: [] })),
  new Map([[2, { removed: false, cells: {} }]]),
  { ...rules, now: 1 },
);

const typing = fc.record({
  number: fc.constantFrom(...numbers),
  column: fc.constantFrom(...bulkColumns),
  text: fc.constantFrom('', 'A', 'b', '+6591234567', 'PAID', '12'),
  how: fc.constantFrom('left', 'left', 'removed'),
});

test('rows that are read again with what was kept of them are as they were left', () => {
  law(
    fc.property(fc.array(typing, { maxLength: 12 }), (steps) => {
      let at = repairing();
      for (const { number, column, text, how } of steps) {
        const row = at.context.rows.find((each) => each.number === number);
        if (row === undefined) continue;
        const typed = { number, values: { ...row.values, [column]: text } };
        const event: Event =
          how === 'left'
            ? { type: 'rowTyped', ...typed, now: 1 }
            : { type: 'rowRemoved', number, removed: true };
        [at] = transition(bulkMachine, at, { type: 'cellTyped', ...typed });
        if (how === 'removed') [at] = transition(bulkMachine, at, { type: 'cellTyped', ...row });
        [at] = transition(bulkMachine, at, event);
      }
      const again = withEdits(rows, at.context.kept?.edits ?? new Map(), { ...rules, now: 1 });
      expect(shown(again)).toEqual(shown(at.context.rows));
    }),
    { runs: 60 },
  );
});

function repairing(): Snapshot {
  const [start] = initialTransition(bulkMachine, input(null));
  const read = { type: 'fileRead', sheet: { ...sheet, header: fullHeader } } as const;
  const steps = [{ type: 'fileChosen', file }, read, ended('checkRows', rows)] as Event[];
  return steps.reduce((at, event) => transition(bulkMachine, at, event)[0], start);
}

/** Only rows that were touched were judged at all. */
function shown(those: readonly CheckedSheetRow[]) {
  return those.map(({ number, values: typed }) => [number, typed]);
}
