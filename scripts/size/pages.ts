/** What a page loads before it works, and how many KiB (gzip, JavaScript and CSS) that may be. */
export type Page = {
  name: string;
  budget: number;
  /** Keys of the build's manifest, or files of workers; where `*` matches several, a visitor gets one and the largest counts. */
  chunks: readonly string[];
};

/** What every deployment loads at the start, the file that begins included: one market with its phone numbers, one brand. Texts are data and not counted. */
const start = ['index.html', '_start-*.js', '../virtual:market/*', '../brands/*/index.ts'];

/** What comes with a session: the frame around the pages and the engine. */
const inside = [...start, '_engine-*.js'];

/** The map as it is drawn without tiles. */
const map = ['map/create-map.ts', 'map/drawn/world.ts'];

export const pages: readonly Page[] = [
  { name: 'sign-in', budget: 155, chunks: start },
  {
    name: 'request, before the map',
    budget: 220,
    chunks: [...inside, 'screens/request/index.ts*'],
  },
  {
    name: 'request, with the map',
    budget: 286,
    chunks: [...inside, 'screens/request/index.ts*', 'screens/request/request-map.tsx', ...map],
  },
  {
    name: 'tracking, with the map',
    budget: 296,
    chunks: [...inside, 'screens/tracking/index.ts*', ...map, 'assets/riders-*.js'],
  },
  // A file may be chosen then; the flow, what judges rows and the worker that reads the file come behind it.
  {
    name: 'bulk upload',
    budget: 190,
    chunks: [...inside, '../plugins/bulk-order-upload/page.tsx'],
  },
  // A bundle of its own, all pages of it.
  { name: 'console of operators', budget: 170, chunks: ['console/index.html'] },
];
