import type { UnixTime } from '#schemas';
import type { Call } from '../../http/serve.ts';

/** A moment of a fleet's clock by ours, which may be minutes apart; never later than now. */
export function momentHere(
  said: UnixTime,
  { clock, ahead }: Pick<Call, 'clock' | 'ahead'>,
): UnixTime {
  return Math.max(0, Math.min(clock(), said - ahead));
}
