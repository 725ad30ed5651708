import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useConfig, useText } from '#i18n';
import { Drawer, Icon, type IconName, Stack } from '#ui';
import { Account } from './account.tsx';
import * as css from './bottom-bar.css.ts';
import { Navigation } from './navigation.tsx';
import { PlaceName } from './place-name.tsx';
import { useHere, usePlaces } from './places.ts';
import * as shell from './shell.css.ts';
import { useEdge } from './use-edge.ts';

/**
 * On a phone the places of the day are under the thumb, and the rest of them in the drawer (specification 1, section 2). It
 * leaves an open order and a keyboard the whole window.
 */
export function BottomBar() {
  const { brand } = useConfig();
  const t = useText();
  const [path] = useLocation();
  const [params] = useSearchParams();
  const isFree = useEdge(params.has('order_id'));
  // The drawer closes on another page; a change of the outlet in the address is not one.
  const [, page = ''] = path.split('/', 2);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  return (
    <>
      {isFree && <Places more={() => setOpenAt(page)} />}
      <Drawer
        open={openAt === page}
        onClose={close}
        side="end"
        title={brand.serviceName}
        closeLabel={t('action.close')}
      >
        <Stack>
          <Navigation look="lines" onGo={close} />
          <div className={shell.aside}>
            <Account />
          </div>
        </Stack>
      </Drawer>
    </>
  );
}

function Places({ more }: { more: () => void }) {
  const t = useText();
  const current = useHere();
  return (
    <nav aria-label={t('nav.label')} className={css.bar}>
      {usePlaces().map(
        ({ page, label, href }) =>
          icons[page] && (
            <Link
              key={page}
              href={href}
              className={css.place}
              aria-current={page === current ? 'page' : undefined}
            >
              <Icon name={icons[page]} className={css.icon} />
              <PlaceName {...{ page, label }} figure={css.count} />
            </Link>
          ),
      )}
      <button type="button" aria-haspopup="dialog" className={css.place} onClick={more}>
        <Icon name="menu" className={css.icon} />
        {t('nav.menu')}
      </button>
    </nav>
  );
}

/** What features bring stands in the drawer. */
const icons: Readonly<Record<string, IconName>> = {
  'request-a-rider': 'plus',
  'order-tracking': 'rider',
  history: 'clock',
};
