import { endpoints } from '#schemas';
import { refusal } from '../http/refusal.ts';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { keepGoing } from '../rounds.ts';
import { textsFor } from '../texts.ts';
import { startLoadingCities } from './load-cities.ts';
import { seedPlaces } from './seed.ts';
import { settleSpelling } from './settle-spelling.ts';

/** Look-ups a minute of one person; each costs the database or money. */
const perMinute = 60;
const suggestions = 8;
/** For four times what is seen: the names around a view are asked for with it. */
const labels = 160;

/** Suggestions while typing, the address at a position, names for the drawn map. */
export const places: ServerModule = {
  name: 'places',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const { geocoder } = deps;
    serve(
      endpoints.autocomplete,
      async ({ input: { query }, market }) => {
        const { latitude, longitude, language = market.languages[0] ?? 'en' } = query;
        const near =
          latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
        const question = { text: query.query, country: market.country, near, limit: suggestions };
        return { suggestions: await geocoder.suggest({ ...question, locale: language }) };
      },
      { perMinute },
    );
    serve(
      endpoints.reverseGeocode,
      async ({ input: { query }, market, deployment }) => {
        const { language = market.languages[0] ?? 'en', ...position } = query;
        const say = await textsFor(deployment, language);
        const near = (address: string) => say('places.near', { address });
        const question = { ...position, country: market.country, locale: language, near };
        return (await geocoder.reverse(question)) ?? nowhere('reverse');
      },
      { perMinute },
    );
    serve(
      endpoints.placeDetails,
      async ({ input: { query }, market }) => {
        const { place_id, language = market.languages[0] ?? 'en' } = query;
        const question = { id: place_id, locale: language };
        return (await geocoder.details(question)) ?? nowhere('fetch-place-details');
      },
      { perMinute },
    );
    serve(endpoints.placeLabels, async ({ input: { query }, market }) => {
      const { west, south, east, north, zoom, language = market.languages[0] ?? 'en' } = query;
      const question = { extent: [west, south, east, north] as const, zoom, limit: labels };
      return { labels: await geocoder.labels({ ...question, locale: language }) };
    });
  },
  async start({ sql, markets, log }) {
    await seedPlaces(sql, markets);
    const stops = [
      startLoadingCities(sql, (err) => log.error({ err }, 'loading towns failed')).stop,
      keepGoing(log, {
        ...{ name: 'places spelled by an earlier version', rest: 3600 },
        run: (isStopping) => settleSpelling(sql, isStopping),
      }),
    ];
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  },
};

function nowhere(key: 'reverse' | 'fetch-place-details'): never {
  throw refusal(404, 'PlaceNotFound', 'No such place is known.', {
    key: `geolocator.error.${key}`,
  });
}
