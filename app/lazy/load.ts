import { reloadOnceReachable, tryAgain } from '#adapters';

/** Seconds between the tries, of which there are ten (specification 1, section 2). */
const pauses = Array.from({ length: 9 }, () => 2);

/** Imports a module by its built name, or from another address. */
export type Load<Module> = {
  first: () => Promise<Module>;
  from: (address: string) => Promise<Module>;
  /** Reloads the page if the address answers now; false when a reload would not help. */
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

/** Imports a module once; a failed import may be repeated. */
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
 * Loads code, with retries while the network fails. Browsers remember a failed
 * module by its address, so each retry uses a new address if the error names one. If a dependency of the
 * module has failed, only a page reload helps. Null after the last try.
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

/** Never resolves: the page is being reloaded. */
const never = new Promise<never>(() => undefined);

/** Chromium and Firefox name the failed module in the error; other browsers do not remember it, so they need no new address. */
function addressIn(error: unknown): string | undefined {
  return /https?:\/\/[^\s?]+\.js/.exec(String(error))?.[0];
}
