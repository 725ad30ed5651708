import type { Config } from '#core';
import { countryName, type Language, languageOf, type Translate, wordsTag } from '#i18n';
import type { Deployment } from '#schemas';
import { loadConfig } from './load-config.ts';

type Shown = {
  config: Config;
  language: Language;
  t: Translate;
  /** The address under which search engines list the page; null where they do not. */
  canonical: string | null;
};

/** What the head of a deployment's pages says about it, in its own language. */
export function headOf({ config, language, t, canonical }: Shown): string[] {
  const { brand, market } = config;
  const country = countryName(language, market);
  const title = t('app.title', { service: brand.serviceName, country });
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(t('login.subtitle'))}">`,
    `<link rel="icon" type="image/svg+xml" href="${brand.favicon}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(canonical ? listed(canonical, structuredData(config, country, t, canonical)) : []),
  ];
}

/** What only search engines read, of a page that they list. */
function listed(canonical: string, data: object): string[] {
  return [
    `<link rel="canonical" href="${escaped(canonical)}">`,
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ];
}

/** The service as search engines read it. */
function structuredData(
  { brand, market, deployment }: Config,
  country: string,
  t: Translate,
  canonical: string,
) {
  const at = (path: string) => new URL(path, canonical).href;
  const languages = deployment.supportedLanguages.map((code) => wordsTag(languageOf(code)));
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: brand.serviceName,
    description: t('login.subtitle'),
    provider: { '@type': 'Organization', name: brand.organisationName, logo: at(brand.logo) },
    areaServed: { '@type': 'Country', name: country, identifier: market.country },
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: at('/'),
      availableLanguage: [...new Set(languages)],
    },
  };
}

/** How a browser installs a deployment as an app. */
export async function webManifest(deployment: Deployment): Promise<object> {
  const { brand } = await loadConfig(deployment);
  const language = languageOf(deployment.defaultLanguage);
  return {
    name: brand.serviceName,
    short_name: brand.serviceName,
    ...{ lang: wordsTag(language), dir: language.direction },
    ...{ id: '/', start_url: '/', scope: '/', display: 'standalone' },
    theme_color: brand.light.accent,
    icons: [{ src: brand.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
