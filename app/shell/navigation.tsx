import { Link, useLocation } from 'wouter';
import { useText } from '#i18n';
import { placeOf } from '#routes';
import * as css from './bar.css.ts';
import { PlaceName } from './place-name.tsx';
import { usePlaces } from './places.ts';

/** The places of a vendor's day: tabs on a desktop, lines of the drawer on a phone. */
export function Navigation({ look, onGo }: { look: 'tabs' | 'lines'; onGo?: () => void }) {
  const t = useText();
  const [path] = useLocation();
  const current = placeOf(path)?.page;
  const places = usePlaces().filter(({ aside }) => look === 'lines' || !aside);
  return (
    <nav aria-label={t('nav.label')} className={css.navigation[look]}>
      {places.map(({ page, label, href }) => (
        <Link
          key={page}
          href={href}
          className={css.navigationLink[look]}
          aria-current={page === current ? 'page' : undefined}
          {...(onGo && { onClick: onGo })}
        >
          <PlaceName {...{ page, label }} figure={css.count} />
        </Link>
      ))}
    </nav>
  );
}
