/** Whether the tiles can be believed. The drawn map stands in as soon as they cannot. */
export type TileTrust = {
  /** Failures since the last tile that came. */
  readonly failures: number;
  /** The drawn map is shown beneath the tiles, so that a hole in them is never blank. */
  readonly drawn: boolean;
};

export type TileNews = 'loaded' | 'failed' | 'silent' | 'online';

export const freshTrust: TileTrust = { failures: 0, drawn: false };
/** So many failures in a row are no accident. */
export const failureLimit = 4;
/** Seconds without any tile after which the drawn map is shown. */
export const silenceLimit = 4;

/** Once drawn, the map stays drawn beneath: tiles that come back cover it. */
export function nextTrust(trust: TileTrust, news: TileNews): TileTrust {
  switch (news) {
    case 'loaded':
      return trust.failures === 0 ? trust : { ...trust, failures: 0 };
    case 'failed': {
      const failures = trust.failures + 1;
      return { failures, drawn: trust.drawn || failures >= failureLimit };
    }
    case 'silent':
      return trust.drawn ? trust : { ...trust, drawn: true };
    case 'online':
      return trust.failures === 0 ? trust : { ...trust, failures: 0 };
  }
}
