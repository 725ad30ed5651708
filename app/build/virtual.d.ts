declare module 'virtual:markets' {
  import type { MetadataJson } from 'libphonenumber-js/core';
  import type { Market } from '#schemas';

  /** What a country is: its market, and how its phone numbers are made. */
  type Country = { readonly market: Market; readonly phoneMetadata: MetadataJson };
  export const markets: Readonly<Record<string, (() => Promise<Country>) | undefined>>;
}

declare module 'virtual:guard' {
  /** The script that stands first in every page (`app/boot/guard.ts`). */
  export const guard: string;
}
