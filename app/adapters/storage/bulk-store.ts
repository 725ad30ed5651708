import { bulkDatabase } from './bulk-database.ts';

/** Times of the last change, files, and edits of rows. */
export const parts = ['ages', 'files', 'rows'] as const;
export type Part = (typeof parts)[number];
type Found = { readonly key: IDBValidKey; readonly value: unknown };

/** The IndexedDB of files that were not uploaded yet, which are too large for local storage. */
export function openBulkStore(factory: IDBFactory) {
  let opened: Promise<IDBDatabase> | undefined;
  const letGo = () => {
    opened = undefined;
  };
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(factory, letGo);
    opened.catch(letGo);
    return opened;
  };
  return {
    /** The entries with these keys, or all. */
    async read(part: Part, keys?: IDBValidKey | IDBKeyRange): Promise<Found[]> {
      const store = (await open()).transaction(part).objectStore(part);
      const [found, values] = await Promise.all([
        answerOf(store.getAllKeys(keys)),
        answerOf<unknown[]>(store.getAll(keys)),
      ]);
      return found.map((key, nth) => ({ key, value: values[nth] }));
    },
    /** One transaction over all parts, so that a draft is never half written. */
    async write(change: (store: (part: Part) => IDBObjectStore) => void): Promise<void> {
      const all = (await open()).transaction(parts, 'readwrite');
      const done = endOf(all);
      change((part) => all.objectStore(part));
      // Commits early, so that the write survives a page that is closing.
      all.commit();
      await done;
    },
  };
}

/** Lets go of the database when somebody deletes it, and then calls `gone`. */
function openDatabase(factory: IDBFactory, gone: () => void): Promise<IDBDatabase> {
  const request = factory.open(bulkDatabase, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const part of parts) request.result.createObjectStore(part);
  });
  request.addEventListener('success', () => {
    request.result.addEventListener('versionchange', () => {
      request.result.close();
      gone();
    });
  });
  return answerOf(request);
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function endOf(all: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    all.addEventListener('complete', () => resolve());
    all.addEventListener('abort', () => reject(all.error));
  });
}
