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

/** Loads a page's code; after the last try answers `missing`, a bar that says so and offers to reload. */
export async function loadPage<Module, Props = object>(
  load: Load<Module>,
  pick: (module: Module) => Page<Props>,
  pause: (seconds: number) => Promise<void>,
  missing: (props: Props) => ReactNode = CouldNotLoad,
): Promise<{ default: Page<Props> }> {
  const module = await loadAgain(load, pause);
  return { default: module === null ? missing : pick(module) };
}

/** A page whose code is loaded when it is first shown, or earlier when idle. */
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

/** The same, with retries, for a component from a package. */
export function lazyComponent(load: () => Promise<unknown>): LazyPage {
  const again: Load<unknown> = { ...loading(load), from: load };
  return lazily(() => loadPage(again, (component) => component as Page, wait));
}

/**
 * A lazy part of a page, or a feature's addition to one. Never reloads the page by itself, since somebody may be at
 * work there. After the last try `missing` is shown.
 */
export function lazyPart<Module, Props = object>(
  first: () => Promise<Module>,
  pick: (module: Module) => Page<Props>,
  missing: (props: Props) => ReactNode = PartMissing,
): LazyExoticComponent<Page<Props>> {
  const load: Load<Module> = { ...loading(first), restart: async () => false };
  return lazy(() => loadPage(load, pick, wait, missing));
}

/** Loads once, for the preload or for React, whichever comes first. */
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
      // After a failed preload, loads again when it is needed.
      if ((await early).default === CouldNotLoad && begun === early) begun = undefined;
    },
  };
}

/** Offers a reload but does not force one, since the rest of the page may hold unsaved input. */
function PartMissing() {
  const t = useText();
  const reload = <Button onClick={() => location.reload()}>{t('app.reload')}</Button>;
  return (
    <Notice tone="warning" action={reload}>
      {t('app.broken.part')}
    </Notice>
  );
}

/** Reloads the page when closed or when the server is back, since there is nothing else on the page. */
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
