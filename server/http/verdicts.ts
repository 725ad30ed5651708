import type { Access } from '#schemas';
import { codesFirst, decide, type Verdict, type Who } from '../policy.ts';
import { type Refusal, refusals } from './refusal.ts';

/** Refuses who may not make a call whatever it is about, before anybody looks at what that is. */
export function refuseAtOnce(who: Who, access: Access): void {
  const verdict = decide(who, access, []);
  if (verdict === 'signInFirst' || verdict === 'codesFirst') throw refusalBy(verdict, who);
}

/** What a caller is told who may not. */
export function refusalBy(verdict: Exclude<Verdict, 'allowed'>, who: Who): Refusal {
  if (verdict === 'signInFirst') return refusals.signInFirst();
  if (verdict === 'codesFirst') return refusals.codesFirst(codesFirst(who) ?? '');
  return verdict === 'notAllowed' ? refusals.notAllowed() : refusals.unknown();
}
