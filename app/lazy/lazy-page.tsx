import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useEffect,
} from 'react';
import { reloadWhenReachable, wait } from '#adapters';
import { useText } from '#i18n';
import { Button, Centre, Notice } from '#ui';
import { type Load, loadAgain, loading } from './load.ts';

type Page<Props = object> = ComponentType<Props>;

/** Loads a page's code. After the last try the page is `missing`: by default a notice that offers to reload. */
export async function loadPage<Module, Props = object>(
  load: Load<Module>,
  pick: (module: Module) => Page<Props>,
  pause: (seconds: number) => Promise<void>,
  missing: () => ReactNode = CouldNotLoad,
): Promise<{ default: Page<Props> }> {
  const module = await loadAgain(load, pause);
  return { default: module === null ? missing : pick(module) };
}

/** A page whose code is loaded when it is first shown, or earlier by `preload`. */
export type LazyPage<Props = object> = {
  readonly Page: LazyExoticComponent<Page<Props>>;
  readonly preload: () => Promise<void>;
};

export function lazyPage<Module, Props = object>(
  first: () => Promise<Module>,
  pick: (module: Module) => Page<Props>,
): LazyPage<Props> {
  return lazily(() => loadPage(loading(first), pick, wait));
}

/** As `lazyPage`, for a feature's own `load`: each further try calls it again. */
export function lazyComponent(load: () => Promise<unknown>): LazyPage {
  const again: Load<unknown> = { ...loading(load), from: load };
  return lazily(() => loadPage(again, (component) => component as Page, wait));
}

/**
 * A lazy part of a page, or what a feature adds to one. It never reloads the whole page by itself, since somebody is at
 * work there. After the last try `missing` is shown in its place.
 */
export function lazyPart<Module, Props = object>(
  first: () => Promise<Module>,
  pick: (module: Module) => Page<Props>,
  missing: () => ReactNode = PartMissing,
): LazyExoticComponent<Page<Props>> {
  const load: Load<Module> = { ...loading(first), restart: async () => false };
  return lazy(() => loadPage(load, pick, wait, missing));
}

/** Loads once, whichever asks first: the preload, or React when the page is shown. */
function lazily<Props>(begin: () => Promise<{ default: Page<Props> }>): LazyPage<Props> {
  let begun: ReturnType<typeof begin> | undefined;
  const page = () => {
    begun ??= begin();
    return begun;
  };
  return {
    Page: lazy(page),
    async preload() {
      const early = page();
      // A failed preload is tried again when the page is shown.
      if ((await early).default === CouldNotLoad && begun === early) begun = undefined;
    },
  };
}

/** Offers to reload and does not do so by itself: the rest of the page may hold unsaved work. */
function PartMissing() {
  const t = useText();
  const reload = <Button onClick={() => location.reload()}>{t('app.reload')}</Button>;
  return (
    <Notice tone="warning" action={reload}>
      {t('app.broken.part')}
    </Notice>
  );
}

/** Reloads when it is closed, and once by itself when the server is back, since there is nothing else on the page. */
function CouldNotLoad() {
  const t = useText();
  useEffect(reloadWhenReachable, []);
  const reload = () => location.reload();
  return (
    <Centre>
      <Notice
        tone="critical"
        action={<Button onClick={reload}>{t('app.reload')}</Button>}
        onDismiss={reload}
        dismissLabel={t('action.close')}
      >
        {t('app.could-not-load')}
      </Notice>
    </Centre>
  );
}
