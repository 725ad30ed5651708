declare module 'virtual:phone-metadata' {
  import type { MetadataJson } from 'libphonenumber-js/core';
  /** Numbering data by country. */
  export const phoneMetadata: Readonly<Record<string, (() => Promise<MetadataJson>) | undefined>>;
}
