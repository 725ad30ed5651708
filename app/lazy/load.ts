import { reloadOnceReachable, tryAgain } from '#adapters';

/** Seconds between the tries, of which there are ten (specification 1, section 2). */
const pauses = Array.from({ length: 9 }, () => 2);

/** Imports a module: as the build names it, or from another address. */
export type Load<Module> = {
  first: () => Promise<Module>;
  from: (address: string) => Promise<Module>;
  /** Reloads the whole page if the address answers now; false if it does not, or if this page is a reload already. */
  restart: (address: string) => Promise<boolean>;
};

/** How a browser loads the module that `first` imports. */
export function loading<Module>(first: () => Promise<Module>): Load<Module> {
  return {
    first,
    from: (address) => import(/* @vite-ignore */ address),
    restart: reloadOnceReachable,
  };
}

/** Imports a module once, for all callers; a failed import is tried again at the next call. */
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
 * Loads code, trying again while the network fails; null after the last try. A browser remembers a failed module by its
 * address, so each further try changes the address, where the error names it. That does not help when a part of the module
 * failed: then the whole page is reloaded.
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

/** For the time until the page has been reloaded. */
const never = new Promise<never>(() => undefined);

/** Chromium and Firefox name the failed module in the error; other browsers do not remember it, so they need no new address. */
function addressIn(error: unknown): string | undefined {
  return /https?:\/\/[^\s?]+\.js/.exec(String(error))?.[0];
}
