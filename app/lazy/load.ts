import { reloadOnceReachable, tryAgain } from '#adapters';

/** Seconds between ten tries (specification 1, section 2). */
const pauses = Array.from({ length: 9 }, () => 2);

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
 * Loads code, trying again while the network fails. A browser remembers a failed
 * module by its address, so each further try asks for a new one, where the failure names the address; a part of the
 * module that is remembered as failed needs the whole page again. Null after the last try.
 */
export async function loadAgain<Module>(
  load: Load<Module>,
  pause: (seconds: number) => Promise<void>,
): Promise<Module | null> {
  let address: string | undefined;
  const loadOnce = async (nth: number) => {
    try {
      return await (address ? load.from(`${address}?try=${nth}`) : load.first());
    } catch (error) {
      address ??= addressIn(error);
      if (nth > 1 && address && (await load.restart(address))) return never;
      throw error;
    }
  };
  return tryAgain(loadOnce, pauses, pause).catch(() => null);
}

/** The page is on its way out. */
const never = new Promise<never>(() => undefined);

/** Chromium and Firefox name the module that they could not fetch; others forget it and need no new address. */
function addressIn(error: unknown): string | undefined {
  return /https?:\/\/[^\s?]+\.js/.exec(String(error))?.[0];
}
