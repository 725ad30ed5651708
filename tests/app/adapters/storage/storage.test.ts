import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDrafts } from '../../../../app/adapters/storage/drafts.ts';
import {
  createStorage,
  type KeyValueStore,
  type SafeStorage,
} from '../../../../app/adapters/storage/storage.ts';
import { law } from '../../../support/property.ts';
import { storeOf } from '../../../support/storage.ts';

const blocked = (): KeyValueStore => {
  throw new DOMException('blocked', 'SecurityError');
};

/** How often it says that the browser keeps nothing. */
function refusalsOf(storage: SafeStorage): number {
  let count = 0;
  storage.onRefused(() => {
    count += 1;
  });
  storage.write('any', 1);
  storage.remove('any');
  return count;
}

describe('storage', () => {
  it('gives back what it was given', () => {
    const storage = createStorage(() => storeOf());
    const kept = storeOf();
    const same = createStorage(() => kept);
    same.write('a', { n: 1 });
    expect(same.read('a', z.object({ n: z.number() }))).toEqual({ n: 1 });
    expect(refusalsOf(storage)).toBe(0);
  });

  it('serves from memory, and says so, when the browser keeps nothing', () => {
    const storage = createStorage(blocked);
    storage.write('a', 'text');
    expect(storage.read('a', z.string())).toBe('text');
    expect(refusalsOf(storage)).toBe(1);
    expect(storage.keys('a')).toEqual(['a']);
    storage.remove('a');
    expect(storage.read('a', z.string())).toBeNull();
  });

  it('holds a value before it tells that the browser refused it', () => {
    const storage = createStorage(blocked);
    let seen: string | null = null;
    storage.onRefused(() => {
      seen = storage.read('a', z.string());
    });
    storage.write('a', 'text');
    expect(seen).toBe('text');
  });

  it('law: whatever stands under a key, reading gives a valid value or nothing, and drops the rest', () => {
    const Shape = z.object({ step: z.enum(['one', 'two']), n: z.number() });
    law(
      fc.property(fc.oneof(fc.string(), fc.json()), (found) => {
        const entries = new Map([['a', found]]);
        const value = createStorage(() => storeOf(entries)).read('a', Shape);
        return value === null ? !entries.has('a') : Shape.safeParse(value).success;
      }),
    );
  });
});

describe('drafts', () => {
  const draft = {
    version: 1 as const,
    vendor_id: 'v1',
    idempotency_key: 'k',
    step: 'details' as const,
    address_query: 'Main street',
    destination: null,
    fields: { destinationName: 'Ann' },
    saved_at: 1000,
  };
  const ann = { user_id: 'u1', vendor_id: 'v1' };

  it('are kept for 24 hours, for their user and vendor only', () => {
    let now = 1000;
    const drafts = createDrafts(createStorage(blocked), () => now);
    drafts.save(ann, draft);
    expect(drafts.load(ann)).toEqual(draft);
    expect(drafts.load({ ...ann, user_id: 'u2' })).toBeNull();
    now += 24 * 3600;
    expect(drafts.load(ann)).toBeNull();
  });

  it('are wiped when the person signs out', () => {
    const drafts = createDrafts(createStorage(blocked), () => 1000);
    drafts.save(ann, draft);
    drafts.forget();
    expect(drafts.load(ann)).toBeNull();
  });
});
