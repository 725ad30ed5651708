import { useUnit } from 'effector-react';
import { Link as RouteLink } from 'wouter';
import { Slot } from '#composition';
import { $flags, $mode, $signingOutEverywhere, $user } from '#core';
import { alertSettingsOpened } from '#core/alerts';
import { useConfig, useText } from '#i18n';
import { Link, Menu, MenuButton, MenuLink, Stack } from '#ui';
import { elsewhere, small } from './account-panel.css.ts';
import { AppearancePicker } from './appearance.tsx';
import { onDesktop } from './bar.css.ts';
import { keysShown } from './commands/model.ts';
import { DiagnosticsButton } from './diagnostics.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { leaveAsked } from './leaving-model.ts';
import { useMarketLinks } from './market-links.ts';
import { usePlaces } from './places.ts';
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
      <div>
        <Asides />
        <Tools />
        <MarketLinks />
        {mode === 'GUEST' ? <GuestWays /> : <SignOut />}
      </div>
    </Stack>
  );
}

function SignOut() {
  const t = useText();
  const [leave, busy] = useUnit([leaveAsked, $signingOutEverywhere]);
  return (
    <Menu>
      <MenuButton icon="logout" onClick={() => leave('here')}>
        {t('nav.logout')}
      </MenuButton>
      <MenuButton icon="logout" busy={busy} onClick={() => leave('everywhere')}>
        {t('nav.logout-everywhere')}
      </MenuButton>
    </Menu>
  );
}

/** How a guest gets an account; what they typed and ordered stays until they sign in, or leave. */
function GuestWays() {
  const t = useText();
  const [flags, leave] = useUnit([$flags, leaveAsked]);
  return (
    <Menu>
      <RouteLink href="/connect" asChild>
        <MenuLink icon="user">{t('guest.sign-in')}</MenuLink>
      </RouteLink>
      {!flags['deactivate-sign-up-button'] && (
        <RouteLink href="/register" asChild>
          <MenuLink icon="plus">{t('guest.register')}</MenuLink>
        </RouteLink>
      )}
      <MenuButton icon="logout" onClick={() => leave('here')}>
        {t('guest.leave')}
      </MenuButton>
    </Menu>
  );
}

/** Where the market's own pages are, as far as it has them (specification 1, section 9). */
function MarketLinks() {
  const t = useText();
  const shown = useMarketLinks();
  if (shown.length === 0) return null;
  return (
    <p className={elsewhere}>
      {shown.map(({ key, href }) => (
        <Link key={key} plain className={small} href={href} target="_blank" rel="noreferrer">
          {t(key)}
        </Link>
      ))}
    </p>
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
      <Tools />
    </Stack>
  );
}

/** Places of the outlet that have no tab. On a phone they stand among the lines above. */
function Asides() {
  const places = usePlaces().filter(({ aside }) => aside);
  if (places.length === 0) return null;
  return (
    <div className={onDesktop}>
      <Menu>
        {places.map(
          ({ page, label, href, aside }) =>
            aside && (
              <RouteLink key={page} href={href} asChild>
                <MenuLink icon={aside}>{label}</MenuLink>
              </RouteLink>
            ),
        )}
      </Menu>
    </div>
  );
}

/** The way to what is at hand on every page, for who uses no keys. */
function Tools() {
  const t = useText();
  const [mode, alerts, keys] = useUnit([$mode, alertSettingsOpened, keysShown]);
  return (
    <Menu>
      <MenuButton icon="sound" onClick={() => alerts()}>
        {t('nav.alerts')}
      </MenuButton>
      <MenuButton icon="keyboard" className={css.withKeyboard} onClick={() => keys()}>
        {t('nav.keys')}
      </MenuButton>
      {mode !== 'GODROID' && <Slot name="account.help" with={{}} />}
      <DiagnosticsButton />
    </Menu>
  );
}
