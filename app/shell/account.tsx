import { Suspense } from 'react';
import { useText } from '#i18n';
import { lazyPage } from '#lazy';
import { Skeleton } from '#ui';

/** Loaded with the rest of `behind.ts`. */
const account = lazyPage(
  () => import('./behind.ts'),
  ({ AccountPanel }) => AccountPanel,
);

export function Account() {
  const t = useText();
  return (
    <Suspense fallback={<Skeleton label={t('app.loading')} lines={4} />}>
      <account.Page />
    </Suspense>
  );
}
