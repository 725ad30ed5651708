import type { Access } from '#schemas';
import { codesFirst, decide, type Verdict, type Who } from '../policy.ts';
import { type Refusal, refusals } from './refusal.ts';

/** Refuses callers that may not make this call at all, before its object is looked up. */
export function refuseAtOnce(who: Who, access: Access): void {
  const verdict = decide(who, access, []);
  if (verdict === 'signInFirst' || verdict === 'codesFirst') throw refusalBy(verdict, who);
}

/** The refusal for a verdict. */
export function refusalBy(verdict: Exclude<Verdict, 'allowed'>, who: Who): Refusal {
  if (verdict === 'signInFirst') return refusals.signInFirst();
  if (verdict === 'codesFirst') return refusals.codesFirst(codesFirst(who) ?? '');
  return verdict === 'notAllowed' ? refusals.notAllowed() : refusals.unknown();
}
