import type { Config } from '#core';
import { type Language, languageOf, laterTextsAddress, textsAddress, wordsTag } from '#i18n';
import {
  canonicalPath,
  type DrawnPath,
  drawnPathOf,
  isKnownPath,
  routePattern,
  tidyPath,
} from '#routes';
import type { Deployment } from '#schemas';
import { brandProperties } from '../ui/theme/brand.ts';
import { loadConfig } from './load-config.ts';
import { loadTemporal } from './load-temporal.ts';
import { asksOf } from './start-asks.ts';
import { codeOf, fileOf, inPage, linkStyle, type Manifest, named, preload } from './start-files.ts';
import { guardOf } from './start-guard.ts';
import { headOf } from './start-head.ts';
import { offlinePage } from './start-offline.tsx';
import { picturesOf, readerOf } from './start-pictures.tsx';
import { translateOf, wholeTranslateOf } from './start-texts.ts';
import { webManifest } from './web-manifest.ts';

export {
  canonicalPath,
  drawnPathOf,
  isKnownPath,
  offlinePage,
  routePattern,
  tidyPath,
  webManifest,
};

/** The client's build: its page and its files. */
export type Built = {
  html: string;
  manifest: Manifest;
  /** Reads a file of the build. */
  read: (file: string) => Promise<string>;
  /** The id of the build. */
  build: string;
};

/** A page, and its inline scripts and styles, which the security policy has to allow by hash. */
export type Drawn = { html: string; scripts: readonly string[]; styles: readonly string[] };

/** The requested page: the path to render (`at`), its canonical address, the deployment's origin and the route pattern. */
type Asked = { at: DrawnPath | null; canonical: string | null; origin: string; pattern: string };

/**
 * The page of a deployment, as the server sends it. Its head preloads what the start will request, and it contains the first view
 * of the address rendered in each language, of which `early.ts` shows one. What that view needs is inlined, so that
 * nothing has to be fetched before it is seen. Not used in development.
 */
export async function startPage(
  deployment: Deployment,
  { at, canonical, origin, pattern }: Asked,
  built: Built,
): Promise<Drawn> {
  const config = await loadConfig(deployment);
  const language = languageOf(deployment.defaultLanguage);
  const { direction, set } = language;
  const { styles, modules } = codeOf([named('start', built.manifest)], built.manifest);
  const rest = [...preloadEarly(set, config, built.manifest), ...modules.map(preload)];
  const guard = await guardOf(deployment, (of) => translateOf(of, config.brand));
  const {
    scripts,
    styles: inline,
    head,
    body,
    page,
  } = at
    ? await drawPage(config, at, { ...built, later: rest })
    : { ...nothingDrawn, head: [...styles.map(linkStyle), ...rest], page: built.html };
  const links = [
    ...headOf({
      config,
      language,
      t: await wholeTranslateOf(set, config.brand),
      canonical,
      origin,
      pattern,
    }),
    `<meta name="build" content="${built.build}">`,
    ...urgent(config, built.manifest, at),
    ...head,
  ];
  const html = page
    .replace('<html lang="en">', `<html lang="${wordsTag(language)}" dir="${direction}">`)
    .replace(/<link rel="icon"[^>]*>/, '')
    .replace(/<title>.*<\/title>/, () => links.join('\n'))
    .replace('</body>', () => `${[...guard.body, ...body].join('\n')}\n</body>`);
  return { html, scripts: [guard.script, ...scripts], styles: inline };
}

const nothingDrawn = { scripts: [], styles: [], body: [] };

/** Preloads what the start requests once it knows the deployment. */
function preloadEarly(
  set: Language['set'],
  { deployment }: Config,
  manifest: Built['manifest'],
): string[] {
  const modules = [
    `../virtual:market/${deployment.country}`,
    `../brands/${deployment.brand}/index.ts`,
  ];
  return [
    ...modules.map(
      (key) => `<link rel="modulepreload" crossorigin href="${fileOf(key, manifest)}">`,
    ),
    preloadTexts(textsAddress(set)),
  ];
}

/** Preloads what is not drawn yet: the font if no view is rendered, and the logos except where words come first; both delay the first paint. */
function urgent({ brand }: Config, manifest: Built['manifest'], at: DrawnPath | null): string[] {
  if (at !== null && readerOf(at) === 'anybody') return [];
  const inter = Object.keys(manifest).find((key) => key.endsWith('/inter-latin-wght-normal.woff2'));
  const letters = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fileOf(inter, manifest)}">`;
  const logos = [
    ['light', brand.logo],
    ['dark', brand.logoDark],
  ] as const;
  return [
    ...logos.map(
      ([scheme, address]) =>
        `<link rel="preload" as="image" fetchpriority="high" media="(prefers-color-scheme: ${scheme})" href="${address}">`,
    ),
    ...(at === null ? [letters] : []),
  ];
}

type Parts = Built & { later: string[] };

/**
 * The first view of an address, the brand's colours, and the script that shows them. Later files are listed in the templates
 * `#later` and, for signed-in people, `#member`, or `#recipient` where an order's link leads, which `early.ts` opens after the first paint:
 * dozens of files would delay it.
 */
async function drawPage(config: Config, at: DrawnPath, { later, ...built }: Parts) {
  await loadTemporal();
  const { manifest, read, html } = built;
  const { styles } = codeOf(styledModules(at, manifest), manifest);
  const colours = JSON.stringify(brandProperties(config.brand));
  const style = (await Promise.all(styles.map(read))).join('');
  const script = (await read(fileOf('boot/early.ts', manifest).slice(1))).replace(
    /\/\/# source.*/,
    '',
  );
  if (/<\//.test(style + script)) throw new Error('the first styles or script would end early');
  const begin = html.match(beginning) ?? [];
  return {
    ...{ scripts: [script], styles: [style] },
    page: html.replace(beginning, ''),
    head: [`<style>${style}</style>`],
    body: [
      `<script type="application/json" id="colours">${colours}</script>`,
      ...(await picturesOf(config, at)),
      `<template id="later">${[...styles.map(inPage), ...later, ...begin].join('\n')}</template>`,
      pageOf(config, at, manifest),
      `<script>${script}</script>`,
    ],
  };
}

const screens: Readonly<Partial<Record<DrawnPath, string>>> = {
  '/request-a-rider': 'screens/request/index.ts',
  '/order-tracking': 'screens/tracking/index.ts',
  '/history': 'screens/history/index.ts',
  '/tracking': 'screens/tracking-link/index.ts',
  '/tracking-c2c': 'screens/tracking-link/index.ts',
  '/delivery-receipt': 'screens/receipt/index.ts',
};

/** The modules whose styles are inlined: those of the first view and of what replaces it a moment later. */
function styledModules(at: DrawnPath, manifest: Manifest): readonly string[] {
  const start = named('start', manifest);
  if (readerOf(at) === 'anybody') return [start, 'screens/sign-in/product.tsx'];
  const screen = screens[at];
  return [start, named('engine', manifest), ...(screen === undefined ? [] : [screen])];
}

/** What the page of a signed-in person, or of an order's link, asks for once the first view is seen. */
function pageOf(config: Config, at: DrawnPath, manifest: Manifest): string {
  const isLink = readerOf(at) === 'recipient';
  const { set } = languageOf(config.deployment.defaultLanguage);
  const texts = isLink ? [preloadTexts(laterTextsAddress(set))] : [];
  const files = [...pageCode(at, manifest), ...texts].join('\n');
  const id = isLink ? 'recipient' : 'member';
  return `<template id="${id}" data-asks='${asksOf(config, at)}'>${files}</template>`;
}

function preloadTexts(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${address}">`;
}

/** Files that the page of a signed-in person or of an order's link requests after the start has run; preloading them saves a round trip. */
function pageCode(at: DrawnPath, manifest: Manifest): string[] {
  const screen = screens[at];
  if (screen === undefined) return [];
  const known = codeOf([named('start', manifest)], manifest);
  const { modules } = codeOf([named('engine', manifest), screen], manifest);
  return modules.filter((each) => !known.modules.includes(each)).map(preload);
}

/** The tags by which the built page loads its code. */
const beginning = /<link rel="(?:module)?preload"[^>]*>|<script type="module"[^>]*><\/script>/g;
