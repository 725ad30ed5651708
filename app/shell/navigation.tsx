import { Link, useLocation } from 'wouter';
import { useText } from '#i18n';
import { placeOf } from './paths.ts';
import { usePlaces } from './places.ts';
import * as css from './shell.css.ts';

/** The places of a vendor's day: tabs on a desktop, lines of the drawer on a phone. */
export function Navigation({ look, onGo }: { look: 'tabs' | 'lines'; onGo?: () => void }) {
  const t = useText();
  const [path] = useLocation();
  const current = placeOf(path)?.page;
  return (
    <nav aria-label={t('nav.label')} className={css.navigation[look]}>
      {usePlaces().map(({ page, label, href }) => (
        <Link
          key={page}
          href={href}
          className={css.navigationLink[look]}
          aria-current={page === current ? 'page' : undefined}
          {...(onGo && { onClick: onGo })}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
