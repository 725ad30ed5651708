import { Link } from 'wouter';
import { useText } from '#i18n';
import { ButtonLink, EmptyState } from '#ui';
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
        action={
          <Link href="/" asChild>
            <ButtonLink>{t('notfound.home')}</ButtonLink>
          </Link>
        }
      >
        {t('notfound.body')}
      </EmptyState>
    </div>
  );
}
