import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { rideMinutes } from '#core/rules';
import { type Estimations, FleetEstimate, type Market, type UnixTime } from '#schemas';
import type { Deps } from '../../module.ts';
import type { Route } from '../dispatcher.ts';
import { type RemoteFleet, send } from './send.ts';

/** Milliseconds to wait for a fleet's estimate. */
const patience = 800;
/** Seconds for which a fleet that did not answer is not asked again. */
const rest = 10;
/** Seconds for which an estimate is reused, and how many are kept. */
const holds = 120;
const mostKept = 5000;

type Known = { minutes: Estimations; until: UnixTime };

/** Estimates of deliveries: the fleet's if it answers in time, else the usual ones. */
export function estimates(fleet: RemoteFleet, { clock, log }: Pick<Deps, 'clock' | 'log'>) {
  const known = new LRUCache<string, Known>({ max: mostKept });
  let restsUntil = 0;
  const estimate = (route: Route, market: Market, at: UnixTime): Estimations => {
    const kept = known.get(nameOf(route));
    return kept && kept.until > at ? kept.minutes : usual(route, market, at);
  };
  const ask = async (route: Route, market: Market, at: UnixTime): Promise<Estimations> => {
    const now = clock();
    if (now >= restsUntil) {
      const message = { type: 'estimate.asked' as const, country: market.country, ...route, at };
      await send(fleet, message, { key: randomUUID(), now, patience })
        .then((said) => known.set(nameOf(route), { minutes: read(said), until: at + holds }))
        .catch((err: unknown) => {
          restsUntil = now + rest;
          log.warn({ err }, 'the fleet did not say how long a delivery takes');
        });
    }
    return estimate(route, market, at);
  };
  return { estimate, ask };
}

function read(said: string): Estimations {
  const { pickup_minutes, delivery_minutes } = FleetEstimate.parse(JSON.parse(said));
  const pickup = Math.ceil(pickup_minutes);
  return {
    estimation_pick_up_time: pickup,
    estimation_delivery_time: Math.max(pickup, Math.ceil(delivery_minutes)),
  };
}

/** The usual estimate. */
function usual(route: Route, market: Market, at: UnixTime): Estimations {
  const { pickup, ride } = rideMinutes(market, route, at);
  return {
    estimation_pick_up_time: Math.ceil(pickup),
    estimation_delivery_time: Math.ceil(pickup + ride),
  };
}

/** The cache key of a route, equal within some ten metres. */
function nameOf({ source, destination }: Route): string {
  return [source, destination]
    .flatMap(({ latitude, longitude }) => [latitude, longitude])
    .map((degrees) => Math.round(degrees * 10_000))
    .join(' ');
}
