import { useConfig } from '#i18n';

/** The market's own pages, as far as it has them, with the keys of their names. */
export function useMarketLinks(): readonly { readonly key: string; readonly href: string }[] {
  const { links } = useConfig().market;
  const all = [
    ['nav.partner', links.partner],
    ['nav.privacy', links.privacy],
    ['nav.api-documentation', links.apiDocumentation],
  ] as const;
  return all.flatMap(([key, href]) => (href === null ? [] : [{ key, href }]));
}
