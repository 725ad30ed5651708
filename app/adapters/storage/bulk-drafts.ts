import * as z from 'zod/mini';
import { type BulkDraft, BulkRowEdit } from '#schemas';
import { openBulkStore, parts } from './bulk-store.ts';
import type { createKept } from './kept.ts';

type Owner = { readonly user_id: string; readonly vendor_id: string };

const lifeSeconds = 24 * 3600;

type Kept = ReturnType<typeof createKept>;

/**
 * Files that were not uploaded yet, one per user and vendor, with the edits of their rows. Like drafts they are kept
 * for 24 hours after the last change, or until the person signs out. A page that closes may lose what it wrote to the database a moment
 * before, so an edit is also kept in the storage until it is there.
 */
export function createBulkDrafts(factory: IDBFactory, kept: Kept, now: () => number) {
  const { read, write } = openBulkStore(factory);
  let underWay = 0;

  const unwritten = (owner: string, value: unknown = null) =>
    ({ key: 'bulk-rows', keptFor: 'typed', owner, value }) as const;
  const loadUnwritten = (owner: string) =>
    z.array(Entry).safeParse(kept.load(unwritten(owner))).data ?? [];

  const drop = (owner: string) =>
    write((store) => {
      store('ages').delete(owner);
      store('files').delete(owner);
      store('rows').delete(rowsOf(owner));
    });

  async function dropExpired(): Promise<void> {
    const ages = await read('ages');
    const old = ages.filter(({ value }) => !(Number(value) + lifeSeconds > now()));
    await Promise.all(old.map(({ key }) => drop(String(key))));
  }

  return {
    dropExpired,
    async load(who: Owner): Promise<BulkDraft | null> {
      await dropExpired();
      const owner = keyOf(who);
      const [[found], rows] = await Promise.all([
        read('files', owner),
        read('rows', rowsOf(owner)),
      ]);
      const file = found?.value;
      const edits = new Map([...rows, ...loadUnwritten(owner)].flatMap(editIn));
      return file instanceof File ? { file, edits } : null;
    },
    async saveFile({ file, ...who }: Owner & { file: File | null }): Promise<void> {
      const owner = keyOf(who);
      kept.save(unwritten(owner));
      if (file === null) return drop(owner);
      await write((store) => {
        store('ages').put(now(), owner);
        store('files').put(file, owner);
        store('rows').delete(rowsOf(owner));
      });
    },
    async saveRow({ number, edit, ...who }: Owner & RowEdit): Promise<void> {
      const owner = keyOf(who);
      const edits = [...loadUnwritten(owner), { key: [owner, number], value: edit }];
      kept.save(unwritten(owner, edits));
      underWay += 1;
      const written = write((store) => {
        store('ages').put(now(), owner);
        for (const { key, value } of edits) store('rows').put(value, key);
      });
      await written.finally(() => {
        underWay -= 1;
      });
      if (underWay === 0) kept.save(unwritten(owner));
    },
    forget: () =>
      write((store) => {
        for (const part of parts) store(part).clear();
      }),
  };
}

type RowEdit = { readonly number: number; readonly edit: BulkRowEdit };

/** Unambiguous, since ids contain no slash. */
function keyOf({ user_id, vendor_id }: Owner): string {
  return `${user_id}/${vendor_id}`;
}

function rowsOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

const Entry = z.object({ key: z.tuple([z.string(), z.int()]), value: BulkRowEdit });

/** A bad entry is left out. */
function editIn(entry: unknown): [number, BulkRowEdit][] {
  const { data } = Entry.safeParse(entry);
  return data ? [[data.key[1], data.value]] : [];
}
