import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenBefore, readBulkHeader, rememberedChoices, withColumn } from '#core/rules';
import { type BulkColumnChoices, bulkColumns } from '#schemas';
import { law } from '../../support/property.ts';

const header = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 20 });
const chosen = fc.array(fc.tuple(fc.nat({ max: 19 }), fc.constantFrom(null, ...bulkColumns)));

const columnsOf = (names: readonly string[], choices: BulkColumnChoices) =>
  chosenBefore(readBulkHeader(names).columns, names, choices);

test('whatever was chosen for the columns of a file is chosen for the next one with these headers', () =>
  law(
    fc.property(header, chosen, (names, choices) => {
      const columns = choices.reduce(
        (before, [at, column]) => (at < names.length ? withColumn(before, at, column) : before),
        columnsOf(names, {}),
      );
      const remembered = rememberedChoices({}, names, columns);
      expect(columnsOf(names, remembered)).toEqual(columns);
      const spelt = names.map((name) => ` ${name.toUpperCase()} `);
      expect(columnsOf(spelt, remembered)).toEqual(columns);
    }),
  ));
