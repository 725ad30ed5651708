import { doubledWait } from '#core/rules';
import type { Basemap, Deployment, Market } from '#schemas';
import type { Log } from '../log.ts';
import { keepGoing } from '../rounds.ts';
import { covers, keptArchives } from './archives.ts';
import { BadStreets, type ReadStreets, readStreets } from './streets.ts';

type Options = {
  readonly dataDir: string;
  readonly markets: ReadonlyMap<string, Market>;
  readonly log: Log;
  readonly read?: typeof readStreets;
};

/** Seconds until a service is asked again after an answer, and the first and longest pause after a failure. */
const pauses = { known: 86_400, first: 5, longest: 3600 };

/** The base map of a deployment: its file's, else an imported map, else a service's street tiles. */
export class Basemaps {
  readonly #options: Options;
  readonly #archives: ReturnType<typeof keptArchives>;
  readonly #streets = new Map<string, ReadStreets>();

  constructor(options: Options) {
    this.#options = options;
    this.#archives = keptArchives(options.dataDir);
  }

  async of({ basemap, country }: Pick<Deployment, 'basemap' | 'country'>): Promise<Basemap> {
    const { tileUrl, pmtilesUrl, attribution, streetsUrl } = basemap;
    const named = { tileUrl, pmtilesUrl, attribution };
    if (tileUrl || pmtilesUrl) {
      return { ...named, credits: attribution ? [{ text: attribution }] : [] };
    }
    const centre = this.#options.markets.get(country)?.centre;
    const archive = (await this.#archives()).find(({ bounds }) => centre && covers(bounds, centre));
    if (archive)
      return { ...named, pmtilesUrl: `/streets/${archive.file}`, credits: archive.credits };
    const found = streetsUrl ? this.#streets.get(streetsUrl) : undefined;
    if (!found) return named;
    const { credits, tiles, layers, ...zooms } = found;
    return {
      ...named,
      credits: [...credits],
      streets: { ...zooms, tiles: [...tiles], layers: [...layers] },
    };
  }

  /** Starts asking the services in the background, daily. Answers how to stop. */
  start(addresses: ReadonlySet<string>): () => Promise<void> {
    const stops = [...addresses].map((address) => this.#follow(address));
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  }

  #follow(address: string): () => Promise<void> {
    const { log, read = readStreets } = this.#options;
    let failures = 0;
    return keepGoing(log, {
      name: 'street tiles',
      rest: pauses.longest,
      run: async () => {
        try {
          this.#streets.set(address, await read(address));
          failures = 0;
          return pauses.known;
        } catch (err) {
          const why = err instanceof BadStreets ? err.message : `${address} cannot be reached`;
          failures += 1;
          const pause = doubledWait(failures, pauses);
          log.warn({ pause }, `${why}: maps are drawn without its streets`);
          return pause;
        }
      },
    });
  }
}
