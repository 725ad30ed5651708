/** Whether the tiles can be believed. The drawn map stands in as soon as they cannot. */
export type TileTrust = {
  /** Failures since the last tile that came. */
  readonly failures: number;
  /** The drawn map is shown beneath the tiles. */
  readonly drawn: boolean;
};

export type TileNews = 'loaded' | 'failed' | 'silent' | 'online';

export const freshTrust: TileTrust = { failures: 0, drawn: false };
/** So many failures in a row are no accident. */
export const failureLimit = 4;
/** Seconds without any tile after which the drawn map is shown: longer than a fast line takes, so that it is not seen to flash there. */
export const silenceLimit = 1;

/** The first tile hides the drawn map, which would shine through tiles without a background. */
export function nextTrust(trust: TileTrust, news: TileNews): TileTrust {
  switch (news) {
    case 'loaded':
      return trust.failures === 0 && !trust.drawn ? trust : freshTrust;
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
