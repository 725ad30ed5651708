import { fork } from 'effector';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { $config, $sessionKnown, type Config } from '#core';
import { $texts, type Language, languageOf, ScopeProvider, wordsTag } from '#i18n';
import { type DrawnPath, linkPageOf, placeOf } from '#routes';
import { App, Frame, LinkFrame } from '../shell/index.ts';
import { translateOf } from './start-texts.ts';

/** Who a rendered view is for: a signed-in person, who has the link of an order, or anybody. */
type For = 'member' | 'recipient' | 'anybody';

/** Who the view of an address is for. */
export function readerOf(at: DrawnPath): For {
  if (framedPage(at)) return 'member';
  return isLink(at) ? 'recipient' : 'anybody';
}

/** The first view of an address in each language of the deployment, default first: templates, of which `early.ts` shows one. */
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
      // The frame of a link has no texts but first ones.
      [$texts, { language, translate, whole: isLink(at) }],
      [$sessionKnown, true],
    ],
  });
  const page = framedPage(at);
  // `prerender` waits for lazy parts and puts them in place.
  const { prelude } = await prerender(
    <Router ssrPath={isLink(at) ? `${at}/-` : at}>
      <ScopeProvider value={scope}>
        {page ? <Frame page={page} /> : isLink(at) ? <LinkFrame /> : <App />}
      </ScopeProvider>
    </Router>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // React's preload links are in the head already, and must not be in what the app hydrates.
  const picture = html.replace(/^(<link [^>]*>)+/, '');
  const { code, direction } = language;
  const attributes = `data-for="${readerOf(at)}" data-language="${code}" lang="${wordsTag(language)}" dir="${direction}"`;
  return `<template ${attributes}>${picture}</template>`;
}

/** Whether an order's link leads to a path, whose token is left out of it. */
function isLink(at: DrawnPath): boolean {
  return linkPageOf(`${at}/-`) !== null;
}

/** The vendor page of a path, of which only the frame is rendered. */
function framedPage(at: DrawnPath) {
  return placeOf(at)?.page;
}
