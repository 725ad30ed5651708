import { expect, test } from 'vitest';
import { createPreferences } from '../../../../app/adapters/storage/preferences.ts';
import { storageOf } from '../../../support/storage.ts';

test('what was chosen for the columns of files is remembered for each outlet, and nonsense is not', () => {
  const entries = new Map<string, string>();
  const { bulkColumns, saveBulkColumns } = createPreferences(storageOf(entries));
  saveBulkColumns('v-1', { who: 'recipient_name', mood: null });
  expect(bulkColumns('v-1')).toEqual({ who: 'recipient_name', mood: null });
  expect(bulkColumns('v-2')).toEqual({});
  for (const key of entries.keys()) entries.set(key, '{"who":7}');
  expect(bulkColumns('v-1')).toEqual({});
});
