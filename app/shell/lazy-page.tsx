import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reloadOnceReachable, wait } from '#adapters';
import { useText } from '#i18n';
import { Button, Notice } from '#ui';

const tries = 10;
const secondsBetweenTries = 2;

type Page = ComponentType<object>;

/** Imports a page's module: as the build names it, or from another address. */
export type Load<Module> = {
  first: () => Promise<Module>;
  from: (address: string) => Promise<Module>;
  /** Begins the whole page anew if the address answers now; false when that is of no use. */
  anew: (address: string) => Promise<boolean>;
};

/**
 * Loads a page's code, trying again while the network fails (specification 1, section 2). A browser remembers a failed
 * module by its address, so each further try asks for a new one, where the failure names the address; a part of the
 * module that is remembered as failed needs the whole page anew. After the last try the page is a bar that says so and offers to reload.
 */
export async function loadPage<Module>(
  load: Load<Module>,
  pick: (module: Module) => Page,
  pause: (seconds: number) => Promise<void>,
): Promise<{ default: Page }> {
  let address: string | undefined;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      const again = address !== undefined && `${address}?try=${attempt}`;
      return { default: pick(await (again ? load.from(again) : load.first())) };
    } catch (error) {
      address ??= addressIn(error);
      if (attempt > 1 && address !== undefined && (await load.anew(address))) return never;
      if (attempt < tries) await pause(secondsBetweenTries);
    }
  }
  return { default: CouldNotLoad };
}

/** The page is on its way out. */
const never = new Promise<{ default: Page }>(() => undefined);

/** A page whose code arrives when it is first shown, or before, when there is nothing better to do. */
export type LazyPage = { readonly Page: LazyExoticComponent<Page>; readonly preload: () => void };

export function lazyPage<Module>(
  first: () => Promise<Module>,
  pick: (module: Module) => Page,
): LazyPage {
  const from = (address: string): Promise<Module> => import(/* @vite-ignore */ address);
  const begin = () => loadPage({ first, from, anew: reloadOnceReachable }, pick, wait);
  let early: ReturnType<typeof begin> | undefined;
  return {
    Page: lazy(() => early ?? begin()),
    preload() {
      early ??= begin().then((page) => {
        // What could not be had early is asked for again when it is needed.
        if (page.default === CouldNotLoad) early = undefined;
        return page;
      });
    },
  };
}

/** Chromium and Firefox name the module that they could not fetch; others forget it and need no new address. */
function addressIn(error: unknown): string | undefined {
  return /https?:\/\/[^\s?]+\.js/.exec(String(error))?.[0];
}

function CouldNotLoad() {
  const t = useText();
  const reload = <Button onClick={() => location.reload()}>{t('app.reload')}</Button>;
  return (
    <Notice tone="critical" action={reload}>
      {t('app.could-not-load')}
    </Notice>
  );
}
