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

/** Loads a page's code; after the last try `missing` stands for it: a bar that says so and offers to reload. */
export async function loadPage<Module, Props = object>(
  load: Load<Module>,
  pick: (module: Module) => Page<Props>,
  pause: (seconds: number) => Promise<void>,
  missing: () => ReactNode = CouldNotLoad,
): Promise<{ default: Page<Props> }> {
  const module = await loadAgain(load, pause);
  return { default: module === null ? missing : pick(module) };
}

/** A page whose code arrives when it is first shown, or before, when there is nothing better to do. */
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

/** The same for a component whose module is not ours to name; it is asked for in the same way again. */
export function lazyComponent(load: () => Promise<unknown>): LazyPage {
  const again: Load<unknown> = { ...loading(load), from: load };
  return lazily(() => loadPage(again, (component) => component as Page, wait));
}

/**
 * A part of a page, or what a feature adds to one, asked for in the same way. It never loads the whole page again by
 * itself: somebody is at work there. `missing` stands for it after the last try.
 */
export function lazyPart<Module, Props = object>(
  first: () => Promise<Module>,
  pick: (module: Module) => Page<Props>,
  missing: () => ReactNode = PartMissing,
): LazyExoticComponent<Page<Props>> {
  const load: Load<Module> = { ...loading(first), restart: async () => false };
  return lazy(() => loadPage(load, pick, wait, missing));
}

/** The page is begun once, by whichever asks first: the preload, or React when it is shown. */
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
      // What could not be loaded early is asked for again when it is needed.
      if ((await early).default === CouldNotLoad && begun === early) begun = undefined;
    },
  };
}

/** The rest of the page goes on without it; what stands there is nobody's to throw away unasked. */
function PartMissing() {
  const t = useText();
  const reload = <Button onClick={() => location.reload()}>{t('app.reload')}</Button>;
  return (
    <Notice tone="warning" action={reload}>
      {t('app.broken.part')}
    </Notice>
  );
}

/** Closing it loads the page again, too, and so does a server that is back: there is nothing else to see here. */
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
