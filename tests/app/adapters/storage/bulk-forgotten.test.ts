import { expect, test } from 'vitest';
import { hasBulk } from '../../../../app/adapters/drop-expired.ts';
import { deleteBulk } from '../../../../app/adapters/storage/bulk-database.ts';
import { openBulkStore } from '../../../../app/adapters/storage/bulk-store.ts';

/** A request of IndexedDB that a test answers. */
function request(result: unknown = undefined, error: unknown = null) {
  return Object.assign(new EventTarget(), { result, error }) as unknown as IDBOpenDBRequest;
}
const answer = (asked: IDBRequest, type: string) => asked.dispatchEvent(new Event(type));

test('files are deleted by the browser itself, and a refusal is told', async () => {
  const names: string[] = [];
  const asked = request();
  const factory = {
    deleteDatabase: (name: string) => {
      names.push(name);
      return asked;
    },
  } as unknown as IDBFactory;
  const deleted = deleteBulk(factory);
  answer(asked, 'success');
  await deleted;
  expect(names).toEqual(['bulk-drafts']);
  const refused = request(undefined, new Error('full'));
  const failed = deleteBulk({ deleteDatabase: () => refused } as unknown as IDBFactory);
  answer(refused, 'error');
  await expect(failed).rejects.toThrow('full');
});

test('a page that has them open lets go, and opens them again when it needs them', async () => {
  const opened: EventTarget[] = [];
  let closed = 0;
  const found = request([]);
  const store = { getAllKeys: () => found, getAll: () => found };
  const factory = {
    open: () => {
      const database = Object.assign(new EventTarget(), {
        close: () => {
          closed += 1;
        },
        transaction: () => ({ objectStore: () => store }),
      });
      opened.push(database);
      const asked = request(database);
      queueMicrotask(() => answer(asked, 'success'));
      return asked;
    },
  } as unknown as IDBFactory;
  const { read } = openBulkStore(factory);
  const look = async () => {
    const reading = read('files');
    await new Promise((next) => setImmediate(next));
    answer(found, 'success');
    return reading;
  };
  expect(await look()).toEqual([]);
  opened[0]?.dispatchEvent(new Event('versionchange'));
  expect(closed).toBe(1);
  expect(await look()).toEqual([]);
  expect(opened).toHaveLength(2);
});

test.each([
  [[{ name: 'bulk-drafts' }], true],
  [[{ name: 'other' }], false],
])('among %j it says whether there are any: %s', async (found, expected) => {
  expect(await hasBulk({ databases: async () => found } as unknown as IDBFactory)).toBe(expected);
});

test('a browser that does not list them is looked into', async () => {
  expect(await hasBulk({} as IDBFactory)).toBe(true);
});
