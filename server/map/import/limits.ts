const mebibyte = 1024 ** 2;

/** What an import takes at most; `docs/map.md` says so. GeoJSON is cut in memory, an archive is only copied. */
export const limits = {
  archiveBytes: 20_480 * mebibyte,
  geojsonBytes: 1024 * mebibyte,
  /** Larger maps need a tool that writes PMTiles. */
  points: 10_000_000,
  tiles: 500_000,
};

export type Limits = Readonly<typeof limits>;

export function inMebibytes(bytes: number): string {
  return Math.ceil(bytes / mebibyte).toLocaleString('en');
}
