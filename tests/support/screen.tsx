import { allSettled, fork, type Scope } from 'effector';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { $config, $now, appended } from '#core';
import { type Call, callFx, waitFx } from '#core/ports';
import { $texts, createTranslate, languageOf, ScopeProvider } from '#i18n';
import type { FlagName, Market } from '#schemas';
import { fact } from '../../core/kernel/log.ts';
import { market as singapore } from '../../markets/sg.ts';
import { textsOf } from '../app/i18n/support.ts';
import { NOW } from './arbitraries.ts';
import { configOf } from './config.ts';
import type { keptPorts } from './kept.ts';

/**
 * A world in which English screens can be drawn at a moment, of Singapore or another market; calls are answered
 * as the test says, and pauses too; what is kept in the browser, by `keptPorts`.
 */
export function screenWorld(
  now: number,
  answer: (call: Call) => unknown = () => null,
  market: Market = singapore,
  pause: () => unknown = unprovided,
  ports: ReturnType<typeof keptPorts> = [],
): Scope {
  const translate = createTranslate('en', textsOf('en'));
  return fork({
    values: [
      [$config, configOf(market)],
      [$texts, { language: languageOf('en'), translate, whole: true }],
      [$now, now],
    ],
    handlers: [
      [callFx, async (call: Call) => answer(call)] as const,
      [waitFx, pause] as const,
      ...ports,
    ],
  });
}

/** Turns these flags on. */
export async function withFlags(scope: Scope, ...on: readonly FlagName[]): Promise<void> {
  const flags = Object.fromEntries(on.map((flag) => [flag, true])) as never;
  const loaded = fact('flags.loaded', 'fetch', NOW, { flags, provider: 'asia' });
  await allSettled(appended, { scope, params: [loaded] });
}

/** A screen as it is drawn. */
export function htmlOf(screen: ReactNode, scope: Scope): string {
  return renderToStaticMarkup(<ScopeProvider value={scope}>{screen}</ScopeProvider>);
}

/** A screen as it is drawn once the code of all its parts is there. */
export async function wholeHtmlOf(screen: ReactNode, scope: Scope): Promise<string> {
  const { prelude } = await prerender(<ScopeProvider value={scope}>{screen}</ScopeProvider>);
  return new Response(prelude).text();
}

/** The words that a screen shows. */
export function wordsOn(screen: ReactNode, scope: Scope): string {
  return wordsIn(htmlOf(screen, scope));
}

/** The words in what was drawn. */
export function wordsIn(html: string): string {
  const text = html.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
  return text.replace(/\s+/g, ' ');
}

function unprovided(): never {
  throw new Error('this test has said nothing of pauses');
}
