import { fork } from 'effector';
import { Provider } from 'effector-react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { $config, $sessionKnown, type Config } from '#core';
import { $texts, type Language, languageOf, wordsTag } from '#i18n';
import { type DrawnPath, vendorPages } from '#routes';
import { App, Frame } from '../shell/index.ts';
import { translateOf } from './start-texts.ts';

/** Who a picture is for: somebody who is signed in here, or nobody that is known. */
type For = 'member' | 'anybody';

/** Who the picture of an address is for. */
export function readerOf(at: DrawnPath): For {
  return framed(at) ? 'member' : 'anybody';
}

/** What an address shows first, in each language of the deployment, its own first: templates, of which `early.ts` takes one. */
export function picturesOf(config: Config, at: DrawnPath): Promise<string[]> {
  const { defaultLanguage, supportedLanguages } = config.deployment;
  const codes = [...new Set([defaultLanguage, ...supportedLanguages])];
  return Promise.all(codes.map((code) => draw(languageOf(code), at, config)));
}

async function draw(language: Language, at: DrawnPath, config: Config): Promise<string> {
  const translate = await translateOf(language.set, config.brand);
  const scope = fork({
    values: [
      [$config, config],
      [$texts, { language, translate, whole: false }],
      [$sessionKnown, true],
    ],
  });
  const page = framed(at);
  // What comes lazily in a browser is waited for here, and stands where it belongs however long it is.
  const { prelude } = await prerender(
    <Router ssrPath={at}>
      <Provider value={scope}>{page ? <Frame page={page} /> : <App />}</Provider>
    </Router>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // React names pictures to be fetched early; they stand in the head, not in what the app takes over.
  const picture = html.replace(/^(<link [^>]*>)+/, '');
  const { code, direction } = language;
  const attributes = `data-for="${readerOf(at)}" data-language="${code}" lang="${wordsTag(language)}" dir="${direction}"`;
  return `<template ${attributes}>${picture}</template>`;
}

/** The vendor's page that is shown as a frame only. */
function framed(at: DrawnPath) {
  return vendorPages.find((page) => at === `/${page}`);
}
