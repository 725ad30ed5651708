import { useUnit } from 'effector-react';
import { Link as RouteLink } from 'wouter';
import {
  $flags,
  $mode,
  $signingOutEverywhere,
  $user,
  signOutAsked,
  signOutEverywhereAsked,
} from '#core';
import { alertSettingsOpened } from '#core/alerts';
import { useConfig, useText } from '#i18n';
import { Button, ButtonLink, Link, Stack } from '#ui';
import { Slot } from '../slot.tsx';
import { AppearancePicker } from './appearance.tsx';
import { keysShown } from './commands/model.ts';
import { DiagnosticsButton } from './diagnostics.tsx';
import { LanguagePicker } from './language-picker.tsx';
import * as css from './shell.css.ts';

/** Everything about the person and this device, or how to become one with an account; in the account menu on a desktop, in the drawer on a phone. */
export function AccountPanel() {
  const [user, mode] = useUnit([$user, $mode]);
  if (mode === 'GODROID') return <EmbeddedPanel />;
  return (
    <Stack gap={3}>
      {user?.email && (
        <p className={css.email}>
          {user.business_name && (
            <>
              <bdi>{user.business_name}</bdi>
              <br />
            </>
          )}
          <bdi>{user.email}</bdi>
        </p>
      )}
      <LanguagePicker />
      <AppearancePicker />
      <MarketLinks />
      <Slot name="account.help" with={{}} />
      <ToolButtons />
      <DiagnosticsButton />
      {mode === 'GUEST' ? <GuestWays /> : <SignOut />}
    </Stack>
  );
}

function SignOut() {
  const t = useText();
  const [signOut, everywhere, busy] = useUnit([
    signOutAsked,
    signOutEverywhereAsked,
    $signingOutEverywhere,
  ]);
  return (
    <>
      <Button icon="logout" wide onClick={() => signOut()}>
        {t('nav.logout')}
      </Button>
      <Button variant="quiet" wide busy={busy} onClick={() => everywhere()}>
        {t('nav.logout-everywhere')}
      </Button>
    </>
  );
}

/** How a guest gets an account; what they typed and ordered stays until they sign in, or leave. */
function GuestWays() {
  const t = useText();
  const [flags, leave] = useUnit([$flags, signOutAsked]);
  return (
    <>
      <RouteLink href="/connect" asChild>
        <ButtonLink icon="user" wide>
          {t('guest.sign-in')}
        </ButtonLink>
      </RouteLink>
      {!flags['deactivate-sign-up-button'] && (
        <RouteLink href="/register" asChild>
          <ButtonLink wide>{t('guest.register')}</ButtonLink>
        </RouteLink>
      )}
      <Button variant="quiet" icon="logout" wide onClick={() => leave()}>
        {t('guest.leave')}
      </Button>
    </>
  );
}

/** Where the market's own pages are, as far as it has them (specification 1, section 9). */
function MarketLinks() {
  const t = useText();
  const { links } = useConfig().market;
  const shown = [
    ['nav.partner', links.partner],
    ['nav.privacy', links.privacy],
    ['nav.api-documentation', links.apiDocumentation],
  ] as const;
  if (shown.every(([, href]) => href === null)) return null;
  return (
    <div className={css.ways}>
      {shown.map(
        ([key, href]) =>
          href !== null && (
            <Link key={key} href={href} target="_blank" rel="noreferrer" className={css.way}>
              {t(key)}
            </Link>
          ),
      )}
    </div>
  );
}

/** Somebody of a platform has no account here: who they are working through, and what belongs to this device. */
function EmbeddedPanel() {
  const t = useText();
  const platform = useConfig().deployment.embedded?.platform ?? '';
  return (
    <Stack gap={3}>
      <p className={css.email}>{t('embedded.through', { platform })}</p>
      <LanguagePicker />
      <AppearancePicker />
      <ToolButtons />
      <DiagnosticsButton />
    </Stack>
  );
}

/** The way to what is at hand on every page, for who uses no keys. */
function ToolButtons() {
  const t = useText();
  const [alerts, keys] = useUnit([alertSettingsOpened, keysShown]);
  return (
    <>
      <Button icon="sound" wide onClick={() => alerts()}>
        {t('nav.alerts')}
      </Button>
      <Button className={css.withKeyboard} wide onClick={() => keys()}>
        {t('nav.keys')}
      </Button>
    </>
  );
}
