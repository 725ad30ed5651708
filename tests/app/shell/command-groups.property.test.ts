import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  byGroup,
  type CommandGroup,
  type GroupedCommand,
  inGroup,
} from '../../../app/shell/commands/commands.ts';
import { groupsOf } from '../../../app/ui/fields/option-groups.tsx';
import { law } from '../../support/property.ts';

const groups: readonly CommandGroup[] = ['pages', 'order', 'again', 'account', 'outlets'];
const command = fc
  .record({ id: fc.uuid(), group: fc.constantFrom(...groups) })
  .map(({ id, group }) => ({ id, label: id, run: () => undefined, group }));

test('under each caption stand all commands of it, in their order, and no caption stands twice', () =>
  law(
    fc.property(fc.array(command), (commands: readonly GroupedCommand[]) => {
      const shown = groupsOf(byGroup(commands), ({ group }) => group);
      expect(shown.map(({ caption }) => caption)).toEqual(
        groups.filter((name) => commands.some(({ group }) => group === name)),
      );
      for (const { caption, members } of shown)
        expect(members).toEqual(commands.filter(({ group }) => group === caption));
    }),
  ));

test('each group says at which place of the whole list its lines begin', () =>
  law(
    fc.property(fc.array(fc.option(fc.constantFrom('a', 'b'), { nil: undefined })), (items) => {
      const found = groupsOf(items, (item) => item);
      expect(found.flatMap(({ members }) => members)).toEqual(items);
      for (const { first, members, caption } of found) {
        expect(items.slice(first, first + members.length)).toEqual(members);
        expect(members.every((item) => item === caption)).toBe(true);
      }
    }),
  ));

test('commands of one group keep what they do', () => {
  const act = { id: 'new', label: 'Request a rider', run: () => undefined };
  expect(inGroup('pages', [act])).toEqual([{ ...act, group: 'pages' }]);
});
