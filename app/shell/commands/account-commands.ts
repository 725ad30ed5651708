import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { $flags, $mode, $user } from '#core';
import { languageOf, useConfig, useText, useWantedLanguage } from '#i18n';
import { useSaveDiagnostics } from '../diagnostics.tsx';
import { languagePicked } from '../language-model.ts';
import { leaveAsked } from '../leaving-model.ts';
import { useMarketLinks } from '../market-links.ts';
import type { Command } from './commands.ts';

/** What the account menu offers beside pages. */
export function useAccountCommands(): readonly Command[] {
  const t = useText();
  const save = useSaveDiagnostics();
  return [
    ...useLanguages(),
    ...useWaysOut(),
    {
      ...{ id: 'support', label: t('nav.diagnostics'), words: t('commands.words.support') },
      run: save,
    },
    ...useLegalPages(),
  ];
}

function useLanguages(): readonly Command[] {
  const t = useText();
  const { supportedLanguages } = useConfig().deployment;
  const wanted = useWantedLanguage();
  const choose = useUnit(languagePicked);
  return supportedLanguages
    .filter((code) => code !== wanted)
    .map((code) => ({
      id: `language ${code}`,
      label: `${t('nav.language')}: ${languageOf(code).name}`,
      words: t('commands.words.language'),
      run: () => choose(code),
    }));
}

/** Out of the session or, for a guest, into an account; a platform's people have no session of ours to end. */
function useWaysOut(): readonly Command[] {
  const t = useText();
  const [, go] = useLocation();
  const [user, mode, flags, leave] = useUnit([$user, $mode, $flags, leaveAsked]);
  const here = { words: t('commands.words.sign-out'), run: () => leave('here') };
  if (mode === 'GUEST') {
    const signIn = t('commands.words.sign-in');
    const into = (id: string, path: string) => ({
      ...{ id, words: signIn, label: t(`guest.${id}`), run: () => go(path) },
    });
    return [
      into('sign-in', '/connect'),
      ...(flags['deactivate-sign-up-button'] ? [] : [into('register', '/register')]),
      { id: 'leave', label: t('guest.leave'), ...here },
    ];
  }
  if (user === null || mode === 'GODROID') return [];
  return [
    { id: 'sign-out', label: t('nav.logout'), ...here },
    {
      ...{ ...here, id: 'sign-out everywhere', label: t('nav.logout-everywhere') },
      run: () => leave('everywhere'),
    },
  ];
}

/** The market's own pages open beside the work, as from the menu. */
function useLegalPages(): readonly Command[] {
  const t = useText();
  const [, go] = useLocation();
  const words = t('commands.words.legal');
  return [
    ...useMarketLinks().map(({ key, href }) => ({
      ...{ id: key, label: t(key), words },
      run: () => void window.open(href, '_blank', 'noreferrer'),
    })),
    {
      ...{ id: 'terms', label: t('legal.terms.title'), words },
      run: () => go('/termsandconditions'),
    },
  ];
}
