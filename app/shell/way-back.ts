import { placeOf } from '#routes';

/** What a page that needs a sign-in leaves with the way in: where the person wanted to go. */
export type WayBack = { readonly back: string };

/** What the page carries that the way in led back to. */
export const ledBack = { ledBack: true } as const;

/**
 * Whether the way in led back to a page that is about an outlet and nothing more: at a shared counter it may be the outlet of
 * the person who was there before, and then the same page of one's own is meant.
 */
export function isLedBack(search: string, state: unknown = history.state): boolean {
  const led = typeof state === 'object' && state !== null && Reflect.get(state, 'ledBack') === true;
  return led && search === '';
}

/** Where somebody wanted to go before they had to sign in; null when they came by themselves. */
export function wayBack(state: unknown = history.state): string | null {
  const back = typeof state === 'object' && state !== null ? Reflect.get(state, 'back') : null;
  if (typeof back !== 'string') return null;
  const [path = ''] = back.split('?', 1);
  return placeOf(path) !== null || /^\/payment\/[\w-]+$/.test(path) ? back : null;
}
