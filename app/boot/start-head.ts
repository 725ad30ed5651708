import type { Config } from '#core';
import { countryName, type Language, languageOf, type Translate, wordsTag } from '#i18n';
import { isPublic } from '#routes';
import { pageNameAt, titleOf } from '../shell/titles.ts';

type Shown = {
  config: Config;
  language: Language;
  t: Translate;
  /** The canonical address; null for pages that search engines do not list. */
  canonical: string | null;
  /** The deployment's origin. */
  origin: string;
  /** The page's route pattern. */
  pattern: string;
};

/** Title, description, icons and previews for the head of a page, in the deployment's default language. */
export function headOf({ config, language, t, canonical, origin, pattern }: Shown): string[] {
  const { brand, market } = config;
  const country = countryName(language, market);
  const title = titleOf(t, pageNameAt(pattern), { service: brand.serviceName, country });
  const description = t('login.subtitle');
  const isShared = canonical !== null || isPublic(pattern);
  return [
    `<title>${escapeSigns(title)}</title>`,
    `<meta name="description" content="${escapeSigns(description)}">`,
    ...(isShared
      ? preview({
          ...{ title, description, site: brand.serviceName },
          ...{ locale: wordsTag(language).replaceAll('-', '_'), image: `${origin}/icons/512.png` },
        })
      : []),
    `<link rel="icon" type="image/svg+xml" href="${brand.favicon}">`,
    '<link rel="apple-touch-icon" href="/icons/touch.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(canonical ? listedTags(canonical, structuredData(config, country, t, canonical)) : []),
  ];
}

/** Open Graph tags, which chats show for a pasted link; the server fills them in for public links. */
function preview(says: Record<'title' | 'description' | 'site' | 'locale' | 'image', string>) {
  const { title, description, site, locale, image } = says;
  const picture = { image, 'image:width': '512', 'image:height': '512', 'image:alt': site };
  const parts = { type: 'website', site_name: site, locale, title, description, ...picture };
  return [
    ...Object.entries(parts).map(
      ([name, text]) => `<meta property="og:${name}" content="${escapeSigns(text)}">`,
    ),
    '<meta name="twitter:card" content="summary">',
  ];
}

/** Tags for search engines, on listed pages only. */
function listedTags(canonical: string, data: object): string[] {
  return [
    `<link rel="canonical" href="${escapeSigns(canonical)}">`,
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ];
}

/** The service as structured data (schema.org). */
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

function escapeSigns(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
