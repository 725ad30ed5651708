import { Suspense } from 'react';
import { useText } from '#i18n';
import { lazyPage } from '#lazy';
import { Skeleton } from '#ui';

/** Seldom opened, so its code comes when it is. */
const account = lazyPage(
  () => import('./account-panel.tsx'),
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
