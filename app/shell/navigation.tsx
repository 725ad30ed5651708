import { Link } from 'wouter';
import { useText } from '#i18n';
import * as css from './bar.css.ts';
import { PlaceName } from './place-name.tsx';
import { useHere, usePlaces } from './places.ts';

/** The places of a vendor's day: tabs on a desktop, lines of the drawer on a phone. */
export function Navigation({ look, onGo }: { look: 'tabs' | 'lines'; onGo?: () => void }) {
  const t = useText();
  const current = useHere();
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
