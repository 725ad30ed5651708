import { fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { $config, $sessionKnown, type Config } from '#core';
import {
  $texts,
  createTranslate,
  type Language,
  languageOf,
  type Translate,
  textsAddress,
  wordsTag,
} from '#i18n';
import type { Deployment } from '#schemas';
import { loadConfig } from './load-config.ts';
import { App } from './shell/index.ts';
import {
  canonicalPath,
  isKnownPath,
  routePattern,
  type SignInPath,
  signInPaths,
  tidyPath,
} from './shell/paths.ts';
import { guardOf } from './start-guard.ts';
import { headOf } from './start-head.ts';
import { brandProperties } from './ui/theme/brand.ts';
import { webManifest } from './web-manifest.ts';

export { canonicalPath, isKnownPath, routePattern, tidyPath, webManifest };

/** What the build of the client left: its page, and where each part of it lies. */
export type Built = {
  html: string;
  manifest: Readonly<Record<string, { file: string; css?: string[]; imports?: string[] }>>;
  /** Reads a file of the build. */
  read: (file: string) => Promise<string>;
  /** Which build it is. */
  build: string;
};

/** A page, and the scripts and styles that stand in it, which its security policy has to allow by name. */
export type Drawn = { html: string; scripts: readonly string[]; styles: readonly string[] };

/** The way in that an address shows, which is then drawn beforehand; null for any other address. */
export function wayInAt(path: string): SignInPath | null {
  return signInPaths.find((each) => each === path) ?? null;
}

/** Which page of a deployment is wanted: the way in to draw, where search engines list it, and the pattern of its address. */
type Asked = { at: SignInPath | null; canonical: string | null; pattern: string };

/**
 * The page of one deployment, as the server sends it: what the start will ask for is named in its head, and the way in
 * stands drawn in each language, for `early.ts` to put on screen. What that needs stands in the page, so that nothing has
 * to be fetched before it is seen. In development there is none of this.
 */
export async function startPage(
  deployment: Deployment,
  { at, canonical, pattern }: Asked,
  built: Built,
): Promise<Drawn> {
  const config = await loadConfig(deployment);
  const language = languageOf(deployment.defaultLanguage);
  const { direction, set } = language;
  const { styles, modules } = codeOf('begin.tsx', built.manifest);
  const linked = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const rest = [...early(set, config, built.manifest), ...modules];
  const guard = await guardOf(deployment, translateOf);
  const {
    scripts,
    styles: inline,
    head,
    body,
    page,
  } = at
    ? await wayIn(config, at, { ...built, styles, later: [...linked, ...rest] })
    : { ...nothingDrawn, head: [...linked, ...rest], page: built.html };
  const links = [
    ...headOf({ config, language, t: await wholeTranslateOf(set), canonical, pattern }),
    `<meta name="build" content="${built.build}">`,
    ...urgent(config, built.manifest, at === null),
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

/** A module and all that it imports, styles first. */
function codeOf(key: string, manifest: Built['manifest']) {
  const chunks = new Set<string>();
  const visit = (each: string): void => {
    if (chunks.has(each)) return;
    chunks.add(each);
    for (const next of manifest[each]?.imports ?? []) visit(next);
  };
  visit(key);
  const styles = new Set([...chunks].flatMap((each) => manifest[each]?.css ?? []));
  return {
    styles: [...styles],
    modules: [...chunks].map((each) => preloaded(fileOf(each, manifest))),
  };
}

const preloaded = (address: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`;

/** What the start asks for once it knows the deployment, to be fetched without waiting for that. */
function early(
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
    `<link rel="preload" as="fetch" crossorigin href="${textsAddress(set)}">`,
  ];
}

/** What is seen first, beside texts and styles. A font that is asked for early holds back the first picture, and the way in has one at once. */
function urgent({ brand }: Config, manifest: Built['manifest'], font: boolean): string[] {
  const inter = Object.keys(manifest).find((key) => key.endsWith('/inter-latin-wght-normal.woff2'));
  const letters = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fileOf(inter, manifest)}">`;
  return [
    `<link rel="preload" as="image" fetchpriority="high" href="${brand.logo}">`,
    ...(font ? [letters] : []),
  ];
}

type Parts = Built & { styles: string[]; later: string[] };

/**
 * The way in, in each language of the deployment, its own first; the brand's colours; and what puts them on screen. All
 * that is needed later is in `#later`, which `early.ts` opens once the way in is seen: dozens of files would delay it.
 */
async function wayIn(config: Config, at: SignInPath, built: Parts) {
  const { manifest, read, styles, later } = built;
  const { defaultLanguage, supportedLanguages } = config.deployment;
  const codes = [...new Set([defaultLanguage, ...supportedLanguages])];
  const pictures = await Promise.all(codes.map((code) => drawIn(languageOf(code), at, config)));
  const colours = JSON.stringify(brandProperties(config.brand));
  const style = (await Promise.all(styles.map(read))).join('');
  const script = (await read(fileOf('early.ts', manifest).slice(1))).replace(/\/\/# source.*/, '');
  if (/<\//.test(style + script)) throw new Error('the first styles or script would end early');
  const begin = built.html.match(beginning) ?? [];
  return {
    ...{ scripts: [script], styles: [style] },
    page: built.html.replace(beginning, ''),
    head: [`<style>${style}</style>`],
    body: [
      `<script type="application/json" id="colours">${colours}</script>`,
      ...pictures,
      `<template id="later">${[...later, ...begin].join('\n')}</template>`,
      `<script>${script}</script>`,
    ],
  };
}

/** What the page of the build loads. */
const beginning = /<link rel="(?:module)?preload"[^>]*>|<script type="module"[^>]*><\/script>/g;

async function drawIn(language: Language, at: SignInPath, config: Config): Promise<string> {
  const translate = await translateOf(language.set);
  const scope = fork({
    values: [
      [$config, config],
      [$texts, { language, translate, whole: false }],
      [$sessionKnown, true],
    ],
  });
  const html = renderToString(
    <Router ssrPath={at}>
      <Provider value={scope}>
        <App />
      </Provider>
    </Router>,
  );
  // React names pictures to be fetched early; they stand in the head, not in what the app takes over.
  const picture = html.replace(/^(<link [^>]*>)+/, '');
  const { code, direction } = language;
  return `<template data-language="${code}" lang="${wordsTag(language)}" dir="${direction}">${picture}</template>`;
}

const sets = import.meta.glob<{ default: Record<string, string> }>('./i18n/locales/*.json');

async function translateOf(set: Language['set']) {
  const texts = (await sets[`./i18n/locales/${set}.json`]?.())?.default ?? {};
  return createTranslate(set.replaceAll('_', '-'), texts);
}

const laterSets = import.meta.glob<{ default: Record<string, string> }>(
  './i18n/locales/later/*.json',
);

/** The same with the names of later pages. */
async function wholeTranslateOf(set: Language['set']): Promise<Translate> {
  const start = (await sets[`./i18n/locales/${set}.json`]?.())?.default;
  const later = (await laterSets[`./i18n/locales/later/${set}.json`]?.())?.default;
  return createTranslate(set.replaceAll('_', '-'), { ...later, ...start });
}

function fileOf(key: string | undefined, manifest: Built['manifest']): string {
  const chunk = key === undefined ? undefined : manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  return `/${chunk.file}`;
}
