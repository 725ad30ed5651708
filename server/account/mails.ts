import { LetterFacts, writeLetter } from '../mail/write.ts';
import type { Composer } from '../module.ts';

/** What the mails about how somebody signs in say. */
export const mails: Readonly<Record<string, Composer>> = {
  'second-factor-on': about('second-factor-on'),
  'second-factor-off': about('second-factor-off'),
};

function about(kind: 'second-factor-on' | 'second-factor-off'): Composer {
  return (deps, facts) =>
    writeLetter(deps, LetterFacts.parse(facts), kind, { path: '/forgot-password' });
}
