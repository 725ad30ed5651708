import { expect, test } from 'vitest';
import { printed } from '../../../scripts/operator/print.ts';

test('what has parts of its own is written in words in a table, too, with its moments as moments', () => {
  const window = { value: true, from: 1_801_404_000, until: null };
  const flags = [{ flag: 'tip', window, roles: ['owner', 'counter'] }];
  expect(printed({ flags })).toBe(
    [
      'flags:',
      '  flag  window                                            roles',
      '  tip   value: yes, from: 2027-01-31T14:00:00Z, until: –  owner, counter',
    ].join('\n'),
  );
});

test('what has parts in parts stays as programs write it', () => {
  expect(printed([{ after: { m4pk1: { state: 'on' } } }])).toBe(
    ['after', 'm4pk1: {"state":"on"}'].join('\n'),
  );
});
