import { LetterFacts, writeLetter } from '../mail/write.ts';
import type { Composer } from '../module.ts';

/** The composers of mails about changes of how somebody signs in. */
export const mails: Readonly<Record<string, Composer>> = {
  'second-factor-on': about('second-factor-on'),
  'second-factor-off': about('second-factor-off'),
};

function about(kind: 'second-factor-on' | 'second-factor-off'): Composer {
  return (deps, facts) =>
    writeLetter(deps, LetterFacts.parse(facts), kind, { path: '/forgot-password' });
}
