import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageOf, wordsTag } from '#i18n';
import type { Deployment } from '#schemas';
import { Button, EmptyState, LonePage } from '#ui';
import { brandProperties } from '../ui/theme/brand.ts';
import { loadConfig } from './load-config.ts';
import { codeOf, fileOf, type Manifest, named } from './start-files.ts';
import { wholeTranslateOf } from './start-texts.ts';

type Built = { manifest: Manifest; read: (file: string) => Promise<string> };

/**
 * The offline page in each language of the deployment, and the worker that shows it. Everything is inlined, since nothing can be
 * fetched then.
 */
export async function offlinePage(deployment: Deployment, { manifest, read }: Built) {
  const { brand } = await loadConfig(deployment);
  const code = async (key: string) =>
    (await read(fileOf(key, manifest).slice(1))).replace(/\/\/# source.*/, '');
  const held = async (address: string) => toDataUrl(await read(address.slice(1)));
  const [logo, logoDark] = [await held(brand.logo), await held(brand.logoDark)];
  // A lone page is drawn at the start here alone, so its styles are in a file of their own.
  const drawn = ['start', 'lone-page'].map((name) => named(name, manifest));
  const styles = await Promise.all(codeOf(drawn, manifest).styles.map(read));
  // System fonts only: ours could not be fetched.
  const style = styles.join('').replace(/@font-face\s*\{[^}]*\}/g, '');
  const script = await code('boot/offline.ts');
  const codes = [...new Set([deployment.defaultLanguage, ...deployment.supportedLanguages])];
  const said = codes.map(async (each) => {
    const language = languageOf(each);
    const t = await wholeTranslateOf(language.set, brand);
    const body = draw(
      <main>
        <LonePage logo={logo} name={brand.serviceName}>
          <EmptyState
            alone
            icon="warning"
            title={t('no-network.title')}
            action={<Button variant="primary">{t('action.retry')}</Button>}
          >
            {t('no-network.body')}
          </EmptyState>
        </LonePage>
      </main>,
    );
    const place = `lang="${wordsTag(language)}" dir="${language.direction}"`;
    return `<template data-language="${each}" ${place}>${body}</template>`;
  });
  const colours = JSON.stringify(brandProperties({ ...brand, logoDark }));
  const html = `<!doctype html>
<html lang="${wordsTag(languageOf(deployment.defaultLanguage))}" data-illustration="${brand.illustration}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
${draw(<title>{brand.serviceName}</title>)}
<link rel="icon" type="image/svg+xml" href="${await held(brand.favicon)}">
<style>${style}</style>
</head>
<body>
<script type="application/json" id="colours">${colours}</script>
${(await Promise.all(said)).join('\n')}
<script>${script}</script>
</body>
</html>
`;
  return { html, scripts: [script], styles: [style], worker: await code('boot/offline-worker.ts') };
}

const draw = (element: ReactElement) => renderToStaticMarkup(element);

/** An SVG as a data URL. */
function toDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
