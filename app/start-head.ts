import type { Config } from '#core';
import { countryName, type Language, languageOf, type Translate, wordsTag } from '#i18n';
import type { Deployment } from '#schemas';
import { loadConfig } from './load-config.ts';

/** What the head of a deployment's pages says about it, in its own language. */
export function headOf(config: Config, language: Language, t: Translate): string[] {
  const { brand, market } = config;
  const country = countryName(language, market);
  const title = t('app.title', { service: brand.serviceName, country });
  const data = JSON.stringify(structuredData(config, country, t('login.subtitle')));
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(t('login.subtitle'))}">`,
    `<link rel="icon" type="image/svg+xml" href="${brand.favicon}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`,
  ];
}

/** The service as search engines read it. */
function structuredData({ brand, market, deployment }: Config, country: string, about: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: brand.serviceName,
    description: about,
    provider: { '@type': 'Organization', name: brand.organisationName, logo: brand.logo },
    areaServed: { '@type': 'Country', name: country, identifier: market.country },
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: '/',
      availableLanguage: deployment.supportedLanguages.map((code) => wordsTag(languageOf(code))),
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
