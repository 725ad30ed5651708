import type { ReactNode } from 'react';
import { Badge } from '#ui';
import { t } from '../text.ts';

/** An outlet, marked where it only tries things out: nobody rides for its orders. */
export function Outlet({ is_test, children }: { is_test: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {is_test && (
        <>
          {' '}
          <Badge tone="warning">{t('outlet.test')}</Badge>
        </>
      )}
    </>
  );
}
