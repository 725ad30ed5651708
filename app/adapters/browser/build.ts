import * as z from 'zod/mini';
import { createStorage } from '../storage/storage.ts';

const key = 'reloaded-for';

/** The build of this page, as the server wrote it into its head; null in development. */
export function builtAs(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
}

/** Reloads the page for a newer build, and remembers in this tab for which one. */
export function createReload(open: () => Storage, reload: () => void) {
  const storage = createStorage(open);
  return {
    reloadedFor: (): string | null => storage.read(key, z.string().check(z.maxLength(100))),
    reloadFor(build: string): void {
      storage.write(key, build);
      reload();
    },
  };
}
