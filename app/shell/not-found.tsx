import { Link } from 'wouter';
import { useText } from '#i18n';
import { EmptyState } from '#ui';
import * as css from './shell.css.ts';

/** Any address that is none of ours. */
export function NotFound() {
  const t = useText();
  return (
    <div className={css.placeholder}>
      <EmptyState
        icon="map"
        alone
        title={t('notfound.title')}
        action={<Link href="/">{t('notfound.home')}</Link>}
      >
        {t('notfound.body')}
      </EmptyState>
    </div>
  );
}
