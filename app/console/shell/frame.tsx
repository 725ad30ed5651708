import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, Drawer, Icon, IconButton } from '#ui';
import { beginAtTop } from '../parts/begin-at-top.ts';
import { places } from '../routes.ts';
import { $isSigningOut, signOutPressed } from '../session-model.ts';
import { t } from '../text.ts';
import * as css from './frame.css.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** What stands around each page: where one is, where else there is to go, and who one is here. */
export function Frame({ email, children }: { email: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.frame}>
      <header className={css.bar}>
        <span className={css.menu}>
          <IconButton icon="menu" label={t('menu.open')} onClick={() => setOpen(true)} />
        </span>
        <Link href="/orders" className={css.name}>
          {t('console.name')}
        </Link>
        <span className={css.who}>{email}</span>
        <SignOut />
      </header>
      <div className={css.side}>
        <Places />
      </div>
      <Page>{children}</Page>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('menu')}
        description={email}
        closeLabel={t('action.close')}
      >
        <Places onChosen={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}

/** What is shown in the frame, whose focus never gets lost. */
function Page({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const before = useRef(path);
  useKeptFocus(main);
  // The button that led in is gone with the page that it was on.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    beginAtTop(main.current);
  }, [path]);
  return (
    <main ref={main} tabIndex={-1} className={css.page}>
      {children}
    </main>
  );
}

function Places({ onChosen }: { onChosen?: () => void }) {
  const [path] = useLocation();
  return (
    <nav aria-label={t('menu')} className={css.places}>
      {places.map(({ path: to, name, icon }) => (
        <Link
          key={to}
          href={to}
          className={css.place}
          aria-current={path === to || path.startsWith(`${to}/`) ? 'page' : undefined}
          onClick={onChosen}
        >
          <Icon name={icon} />
          {t(`place.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

function SignOut() {
  const [busy, leave] = useUnit([$isSigningOut, signOutPressed]);
  return (
    <Button variant="quiet" icon="logout" busy={busy} onClick={() => leave()}>
      {t('sign-out')}
    </Button>
  );
}
