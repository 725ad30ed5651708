import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { wait } from '#adapters';
import { useText } from '#i18n';
import { Button, Notice } from '#ui';

const tries = 10;
const secondsBetweenTries = 2;

type Page = ComponentType<object>;

/**
 * Loads a page's code, trying again while the network fails (specification 1, section 2). After the last try the page
 * is a bar that says so and offers to reload.
 */
export async function loadPage(
  load: () => Promise<Page>,
  pause: (seconds: number) => Promise<void>,
): Promise<{ default: Page }> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      return { default: await load() };
    } catch {
      if (attempt < tries) await pause(secondsBetweenTries);
    }
  }
  return { default: CouldNotLoad };
}

/** A page whose code arrives when it is first shown. */
export function lazyPage(load: () => Promise<Page>): LazyExoticComponent<Page> {
  return lazy(() => loadPage(load, wait));
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
