import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { $access, $now, accessOpened, accessTyped, secondsLeft } from '#core';
import type { AccessPage, AccessPlace } from '#schemas';

/** The person's step on this page, which survives a reload; null until it is loaded. */
export function usePlace(page: AccessPage, link = ''): AccessPlace | null {
  const [place, opened] = useUnit([$access, accessOpened]);
  useEffect(() => {
    opened({ page, link });
  }, [opened, page, link]);
  return place?.page === page ? place : null;
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
