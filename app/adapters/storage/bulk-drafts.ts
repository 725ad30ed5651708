import * as z from 'zod/mini';
import { type BulkDraft, BulkRowEdit } from '#schemas';
import { openBulkStore } from './bulk-store.ts';

type Owner = { readonly user_id: string; readonly vendor_id: string };

const lifeSeconds = 24 * 3600;

/**
 * Files that were not uploaded yet, one per user and vendor, with the edits of their rows. Like drafts they are kept
 * for 24 hours after the last change, or until the person signs out.
 */
export function createBulkDrafts(factory: IDBFactory, now: () => number) {
  const { read, write } = openBulkStore(factory);

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
      const [[kept], rows] = await Promise.all([read('files', owner), read('rows', rowsOf(owner))]);
      const file = kept?.value;
      return file instanceof File ? { file, edits: new Map(rows.flatMap(editIn)) } : null;
    },
    async saveFile({ file, ...who }: Owner & { file: File | null }): Promise<void> {
      const owner = keyOf(who);
      if (file === null) return drop(owner);
      await write((store) => {
        store('ages').put(now(), owner);
        store('files').put(file, owner);
        store('rows').delete(rowsOf(owner));
      });
    },
    async saveRow({ number, edit, ...who }: Owner & RowEdit): Promise<void> {
      const owner = keyOf(who);
      await write((store) => {
        store('ages').put(now(), owner);
        store('rows').put(edit, [owner, number]);
      });
    },
    forget: () =>
      write((store) => {
        store('ages').clear();
        store('files').clear();
        store('rows').clear();
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

const RowKey = z.tuple([z.string(), z.int()]);

/** A bad entry is left out. */
function editIn({ key, value }: { key: unknown; value: unknown }): [number, BulkRowEdit][] {
  const at = RowKey.safeParse(key);
  const edit = BulkRowEdit.safeParse(value);
  return at.success && edit.success ? [[at.data[1], edit.data]] : [];
}
