import { useUnit } from 'effector-react';
import { use, useEffect, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  $access,
  $now,
  $passwordSet,
  accessOpened,
  accessRestarted,
  accessTyped,
  secondsLeft,
} from '#core';
import type { AccessPage, AccessPlace } from '#schemas';
import { BackContext } from '#ui';

/** The person's step on this page, which survives a reload and which Back undoes; null until it is loaded. */
export function usePlace(page: AccessPage, link = ''): AccessPlace | null {
  const [place, opened] = useUnit([$access, accessOpened]);
  useEffect(() => {
    opened({ page, link, email: takeTypedEmail() });
  }, [opened, page, link]);
  const here = place?.page === page ? place : null;
  useBackToForm(here?.step);
  return here;
}

/** The address that was typed into the form to sign in, once: it may be changed here, and a reload keeps that. */
function takeTypedEmail(): string {
  const { typedEmail = '', ...state } = Object(history.state);
  if (typedEmail === '') return '';
  history.replaceState(state, '', location.href);
  return String(typedEmail).trim();
}

/** Lets Back lead from a mail that was sent to the form that asked for it. Going on would send another, so Forward does nothing. */
function useBackToForm(step: AccessPlace['step'] | undefined): void {
  const { take } = use(BackContext);
  const [restart, isOver] = useUnit([accessRestarted, $passwordSet]);
  const isKnown = step !== undefined || isOver;
  const isSent = step !== undefined && step !== 'form';
  useLayoutEffect(() => {
    const taken = isSent ? ['sent'] : [];
    return take({ taken: isKnown ? taken : null, back: () => restart(), forward: () => {} });
  }, [take, restart, isKnown, isSent]);
}

type Kept = 'email_address' | 'vendor_code' | 'business_name' | 'name';

/** Keeps what is typed into these fields for the time after a reload. Passwords are none of them. */
export function useKept<Values extends Partial<Record<Kept, string>>>(
  form: UseFormReturn<Values>,
  names: readonly (Kept & keyof Values)[],
): void {
  const typed = useUnit(accessTyped);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          typed(Object.fromEntries(names.map((name) => [name, values[name] ?? '']))),
      }),
    [form, typed, names],
  );
}

/** Seconds until another mail may be asked for; nothing when it may. */
export function useSecondsLeft(): number {
  const [place, now] = useUnit([$access, $now]);
  return secondsLeft(place, now);
}
