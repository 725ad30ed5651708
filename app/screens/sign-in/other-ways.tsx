import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { Link as RouteLink, useLocation } from 'wouter';
import { knowsPasskeys } from '#adapters';
import { $flags, $flagsKnown, $guestBeginning, $mode, guestAsked } from '#core';
import { useConfig, useText } from '#i18n';
import { Button, Form, Link } from '#ui';
import { useEarlySubmit } from './early-submit.ts';
import * as css from './sign-in.css.ts';

/**
 * What the flags allow. They arrive after the page, so what depends on them has its space from the start and is only made
 * visible, without layout shifts.
 */
export function useAllowed(): Record<'guests' | 'signUp' | 'passkeys' | 'loginFirst', boolean> {
  const [flags, known, mode] = useUnit([$flags, $flagsKnown, $mode]);
  return {
    guests: known && flags.guest_checkout && mode !== 'GUEST',
    signUp: known && !flags['deactivate-sign-up-button'],
    passkeys: known && flags.members && knowsPasskeys(),
    loginFirst: flags['request-a-rider-button-goes-to-login-page'],
  };
}

/** For who has no account yet; not available where an operator switched sign-up off. */
export function SignUpEntry() {
  const t = useText();
  const { signUp } = useAllowed();
  return (
    <p className={signUp ? css.beneath : css.unseenBeneath}>
      {t('login.new')}{' '}
      <RouteLink href="/register" asChild>
        <Link>{t('guest.register')}</Link>
      </RouteLink>
    </p>
  );
}

/** The entry for guests, where guest checkout is on. */
export function GuestEntry() {
  const t = useText();
  const [busy, ask] = useUnit([$guestBeginning, guestAsked]);
  const { guests } = useAllowed();
  return (
    <div className={guests ? css.guest : css.unseenGuest}>
      <Button wide busy={busy} onClick={() => ask()}>
        {t('guest.enter')}
      </Button>
      <p className={css.hint}>{t('guest.enter.hint')}</p>
    </div>
  );
}

/** Whether a request needs no sign-in here, so that its button is the filled one: as the deployment's file has it until the flags are known. */
export function useRequestFirst(): boolean {
  const [flags, known] = useUnit([$flags, $flagsKnown]);
  const { deployment } = useConfig();
  const shown = known ? flags : { ...flags, ...deployment.flags };
  const loginFirst = shown['request-a-rider-button-goes-to-login-page'];
  return shown.guest_checkout && !loginFirst;
}

/** The button to request a rider: for who is a guest already, as a guest where that is possible, else after sign-in. */
export function RequestEntry() {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const { guests, loginFirst } = useAllowed();
  const hint = guests && !loginFirst;
  const [busy, ask] = useRequest(hint);
  const look = useRequestFirst() ? 'primary' : 'secondary';
  useEarlySubmit(form);
  return (
    <Form id="request" kept ref={form} onSubmit={() => ask()} className={css.entry}>
      <Button type="submit" variant={look} icon="rider" wide busy={busy}>
        {t('landing.request')}
      </Button>
      <p className={hint ? css.hint : css.unseenHint}>{t('guest.enter.hint')}</p>
    </Form>
  );
}

/** Waits until the flags are known before it goes where they lead. */
function useRequest(asGuest: boolean): [boolean, () => void] {
  const [known, beginning, ask, mode] = useUnit([$flagsKnown, $guestBeginning, guestAsked, $mode]);
  const [, navigate] = useLocation();
  const next = mode === 'GUEST' ? '/request-a-rider' : '/connect';
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || !known) return;
    setWanted(false);
    if (asGuest) ask();
    else navigate(next);
  }, [wanted, known, asGuest, ask, navigate, next]);
  return [wanted || beginning, () => setWanted(true)];
}
