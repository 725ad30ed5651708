import { languageOf, wordsTag } from '#i18n';
import type { Deployment } from '#schemas';
import { loadConfig } from './load-config.ts';

/** How a browser installs a deployment as an app. */
export async function webManifest(deployment: Deployment): Promise<object> {
  const { brand } = await loadConfig(deployment);
  const language = languageOf(deployment.defaultLanguage);
  return {
    name: brand.serviceName,
    short_name: brand.serviceName,
    ...{ lang: wordsTag(language), dir: language.direction },
    ...{ id: '/', start_url: '/', scope: '/', display: 'standalone' },
    ...{ theme_color: brand.light.accent, background_color: '#ffffff' },
    icons: [
      { src: brand.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      // The server gives out those of the brand (`server/site/icons.ts`).
      png('192', 'any'),
      png('512', 'any'),
      { ...png('512', 'maskable'), src: '/icons/maskable.png' },
    ],
  };
}

function png(size: string, purpose: 'any' | 'maskable') {
  return { src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
