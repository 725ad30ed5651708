import type { UnixTime } from '#schemas';
import { at } from '../clock.ts';
import type { Tx } from '../db/connect.ts';
import { isKnownSource, type Source, sourceOf } from '../identity/sources.ts';
import type { Deps } from '../module.ts';
import { digest } from '../secrets.ts';
import { hasAsked } from './limits.ts';
import { isCodeOf } from './proofs.ts';

/** Seconds for which a code is valid after it was mailed, and at most after it was made, even if it is mailed again. */
const codeLife = 600;
const longestLife = 3600;
/** Wrong codes allowed from one address, and from all addresses together that never asked for a code. */
const mostTries = 5;
const mostFromStrangers = 1000;

/**
 * The reset whose code is mailed. A valid one is mailed again, so that a stranger who asks for a code does not void the owner's.
 * The number of tries of the asking address starts again.
 */
export async function rememberReset(
  tx: Tx,
  { email, ip, userId }: Source & { userId: string | null },
  now: UnixTime,
): Promise<string | null> {
  const account = digest(email);
  const row = { account, user_id: userId, expires_at: at(now + codeLife), made_at: at(now) };
  const [made] = await tx<{ id: string }[]>`
    insert into password_resets ${tx([row])}
    on conflict (account) do update set expires_at = excluded.expires_at,
      user_id = excluded.user_id,
      id = case when ${isWorn(tx, now)} then gen_random_uuid() else password_resets.id end,
      made_at = case when ${isWorn(tx, now)} then excluded.made_at else password_resets.made_at end
    returning id`;
  await tx`delete from login_failures
    where account = ${guessKeyOf(email)} and source = ${sourceOf({ email, ip })}`;
  return made?.id ?? null;
}

/** Whether a code has expired, or has been mailed again for too long. */
function isWorn(tx: Tx, now: UnixTime) {
  return tx`password_resets.expires_at <= ${at(now)}::timestamptz
    or password_resets.made_at <= ${at(now - longestLife)}::timestamptz
    or password_resets.user_id is distinct from excluded.user_id`;
}

type Verdict = 'ExpiredCodeException' | 'TooManyFailedAttemptsException' | 'CodeMismatchException';
type Typed = Source & { code: string };

/**
 * The reset that a code belongs to. Wrong codes count for the address that typed them, also without an account, so that guesses of
 * strangers do not void anybody's code.
 */
export async function checkCode(
  tx: Tx,
  deps: Deps,
  typed: Typed,
  now: UnixTime,
): Promise<{ refused: Verdict } | { resetId: string; userId: string }> {
  const { email, code } = typed;
  const [reset] = await tx<{ id: string; user_id: string | null }[]>`
    select id, user_id from password_resets
    where account = ${digest(email)} and expires_at > ${at(now)} for update`;
  if (!reset) return { refused: 'ExpiredCodeException' };
  const own = await countGuesses(tx, typed, now);
  if (own === 'tooMany') return { refused: 'TooManyFailedAttemptsException' };
  const fits = isCodeOf(deps, reset.id, code.replaceAll(/\s/g, ''));
  if (fits && reset.user_id !== null) return { resetId: reset.id, userId: reset.user_id };
  await tx`insert into login_failures (account, source, failed_at)
    values (${guessKeyOf(email)}, ${sourceOf(typed)}, ${at(now)})`;
  const last = own + 1 >= mostTries;
  return { refused: last ? 'TooManyFailedAttemptsException' : 'CodeMismatchException' };
}

/** Wrong codes of this address, or `tooMany` when strangers have guessed so often that a right code may be luck. */
async function countGuesses(tx: Tx, typed: Typed, now: UnixTime): Promise<number | 'tooMany'> {
  const [row] = await tx<{ all: number; own: number }[]>`
    select count(*)::int as all,
      count(*) filter (where source = ${sourceOf(typed)})::int as own
    from login_failures
    where account = ${guessKeyOf(typed.email)} and failed_at > ${at(now - longestLife)}`;
  const { all = 0, own = 0 } = row ?? {};
  if (own >= mostTries) return 'tooMany';
  if (all < mostFromStrangers) return own;
  const isWelcome =
    (await hasAsked(tx, { ...typed, kind: 'reset', now })) || (await isKnownSource(tx, typed, now));
  return isWelcome ? own : 'tooMany';
}

/** Wrong codes are counted apart from wrong passwords. */
export function guessKeyOf(email: string): Buffer {
  return digest(`reset ${email}`);
}
