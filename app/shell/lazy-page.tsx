import { type ComponentType, lazy, Suspense } from 'react';
import { wait } from '#adapters';
import { useText } from '#i18n';
import { Button, Notice, Skeleton } from '#ui';

const tries = 10;
const secondsBetweenTries = 2;

type Wait = (seconds: number) => Promise<void>;

/**
 * Loads a page's code, trying again while the network fails (specification 1, section 2). After the last try the page
 * is a bar that says so and offers to reload.
 */
export async function loadPage<Props>(
  load: () => Promise<ComponentType<Props>>,
  pause: Wait,
): Promise<{ default: ComponentType<Props> }> {
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
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Page = lazy(() => loadPage(load, wait));
  return function LazyPage(props: Props) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Page {...props} />
      </Suspense>
    );
  };
}

function PageSkeleton() {
  const t = useText();
  return <Skeleton label={t('app.loading')} lines={6} />;
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
