import { reloadOnceReachable } from '#adapters';

const tries = 10;
const secondsBetweenTries = 2;

/** Imports a module: as the build names it, or from another address. */
export type Load<Module> = {
  first: () => Promise<Module>;
  from: (address: string) => Promise<Module>;
  /** Begins the whole page again if the address answers now; false when that is of no use. */
  restart: (address: string) => Promise<boolean>;
};

/** The browser's own way to load what `first` imports. */
export function loading<Module>(first: () => Promise<Module>): Load<Module> {
  return {
    first,
    from: (address) => import(/* @vite-ignore */ address),
    restart: reloadOnceReachable,
  };
}

/** Begins to import a module once, however many ask for it; only one that failed is asked for again. */
export function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let begun: Promise<Module> | undefined;
  const begin = () =>
    load().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
  return () => {
    begun ??= begin();
    return begun;
  };
}

/**
 * Loads code, trying again while the network fails (specification 1, section 2). A browser remembers a failed
 * module by its address, so each further try asks for a new one, where the failure names the address; a part of the
 * module that is remembered as failed needs the whole page again. Null after the last try.
 */
export async function loadAgain<Module>(
  load: Load<Module>,
  pause: (seconds: number) => Promise<void>,
): Promise<Module | null> {
  let address: string | undefined;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      const again = address !== undefined && `${address}?try=${attempt}`;
      return await (again ? load.from(again) : load.first());
    } catch (error) {
      address ??= addressIn(error);
      if (attempt > 1 && address !== undefined && (await load.restart(address))) return never;
      if (attempt < tries) await pause(secondsBetweenTries);
    }
  }
  return null;
}

/** The page is on its way out. */
const never = new Promise<never>(() => undefined);

/** Chromium and Firefox name the module that they could not fetch; others forget it and need no new address. */
function addressIn(error: unknown): string | undefined {
  return /https?:\/\/[^\s?]+\.js/.exec(String(error))?.[0];
}
