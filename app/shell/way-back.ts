import { placeOf } from '#routes';

/** History state of the sign-in page: where the person wanted to go. */
export type WayBack = { readonly back: string };

/** History state of a page that sign-in led back to. */
export const ledBack = { ledBack: true } as const;

/**
 * Whether sign-in led back to a page that is only about an outlet: at a shared counter that may be the previous person's
 * outlet, and then the same page of one's own outlet is meant.
 */
export function isLedBack(search: string, state: unknown = history.state): boolean {
  const led = typeof state === 'object' && state !== null && Reflect.get(state, 'ledBack') === true;
  return led && search === '';
}

/** Where the person wanted to go before they had to sign in; null if they came directly. */
export function wayBack(state: unknown = history.state): string | null {
  const back = typeof state === 'object' && state !== null ? Reflect.get(state, 'back') : null;
  if (typeof back !== 'string') return null;
  const [path = ''] = back.split('?', 1);
  return placeOf(path) !== null || /^\/payment\/[\w-]+$/.test(path) ? back : null;
}
