import type { UnixTime } from '#schemas';
import type { Call } from '../../http/serve.ts';

/** A time of the fleet's clock converted to ours, which may be minutes apart; never in the future. */
export function momentHere(
  said: UnixTime,
  { clock, ahead }: Pick<Call, 'clock' | 'ahead'>,
): UnixTime {
  return Math.max(0, Math.min(clock(), said - ahead));
}
