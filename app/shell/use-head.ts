import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { countryName, useConfig, useLanguage, useText } from '#i18n';
import { canonicalPath } from '#routes';
import { $missing } from './missing-model.ts';
import { pageNameAt, titleOf } from './titles.ts';

/** Updates the page's head, which the server wrote in the deployment's language and for the first address: title, canonical address and icon. */
export function useHead(): void {
  const t = useText();
  const [path] = useLocation();
  const { brand, deployment, market } = useConfig();
  const [host = ''] = deployment.hosts;
  const country = countryName(useLanguage(), market);
  const page = useUnit($missing) ? 'notfound.title' : pageNameAt(path);
  const title = titleOf(t, page, { service: brand.serviceName, country });
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const { protocol, port } = window.location;
    const at = `${protocol}//${host}${port && `:${port}`}`;
    linkTo('canonical', canonicalPath(path) === path ? at + path : null);
  }, [path, host]);
  useEffect(() => {
    linkTo('icon', brand.favicon);
  }, [brand]);
}

/** Names an address in the head, once for each relation; null for none. */
function linkTo(relation: string, address: string | null): void {
  const known = document.querySelector<HTMLLinkElement>(`link[rel="${relation}"]`);
  if (address === null) {
    known?.remove();
    return;
  }
  const link = known ?? document.createElement('link');
  link.rel = relation;
  link.href = address;
  if (known === null) document.head.append(link);
}
