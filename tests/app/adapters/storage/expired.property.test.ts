import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropExpired } from '../../../../app/adapters/drop-expired.ts';
import { createDrafts } from '../../../../app/adapters/storage/drafts.ts';
import { createKept } from '../../../../app/adapters/storage/kept.ts';
import { draftAt } from '../../../core/flows/support.ts';
import { law } from '../../../support/property.ts';
import { storageOf } from '../../../support/storage.ts';

const day = 24 * 3600;
const age = fc.integer({ min: 0, max: 3 * day });
const entry = fc.record({ name: fc.uuid(), age, isDraft: fc.boolean() });

test('of what was typed and not sent nothing older than a day outlasts a start, whichever page is opened', () =>
  law(
    fc.property(fc.uniqueArray(entry, { selector: ({ name }) => name }), (entries) => {
      const stored = new Map<string, string>([['locale', '"en"']]);
      const storage = storageOf(stored);
      let now = 0;
      const drafts = createDrafts(storage, () => now);
      const kept = createKept(storage, () => now);
      for (const { name, age, isDraft } of entries) {
        now = 3 * day - age;
        const owner = { user_id: name, vendor_id: 'v-1' };
        if (isDraft) drafts.save(owner, { ...draftAt('details'), saved_at: now });
        else kept.save({ key: 'form', keptFor: 'typed', owner: name, value: 'text' });
      }
      now = 3 * day;
      dropExpired({ drafts, kept });
      const young = entries.filter((each) => each.age < day).map(({ name }) => name);
      expect([...stored.keys()].filter((key) => key !== 'locale')).toHaveLength(young.length);
      for (const name of young) expect([...stored.keys()].join()).toContain(name);
      expect(stored.has('locale')).toBe(true);
    }),
  ));

test('what cannot be read goes, too', () => {
  const stored = new Map([
    ['draft:u-1:v-1', '{"broken'],
    ['typed/form:u-1', '1'],
  ]);
  const storage = storageOf(stored);
  dropExpired({ drafts: createDrafts(storage, () => 0), kept: createKept(storage, () => 0) });
  expect(stored.size).toBe(0);
});
