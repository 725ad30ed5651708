import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { App, Deps } from '../module.ts';
import type { Who } from '../policy.ts';
import { addressKey } from './budget.ts';
import { refusals } from './refusal.ts';
import { storeOn } from './windows.ts';

const minute = 60_000;
/** How many times the limit of one sign-in an address has, since a shop's tills share one router. */
const tillsPerAddress = 10;
/** How many tills' budgets one person has; up to 50 tills share one account. */
const tillsPerPerson = 50;

const quiet = {
  addHeaders: {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  },
  addHeadersOnExceeding: {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  },
};

type Outside = { clock: Clock; config: { rateLimit: number } };

/**
 * Limits requests a minute by address (IPv6 by /64), before anything is looked up. It counts all routes registered afterwards
 * together, except those with `rateLimit: false` in their `config`.
 */
export async function limitAddresses(
  app: FastifyInstance,
  { clock, config }: Outside,
  max = config.rateLimit * tillsPerAddress,
): Promise<void> {
  await app.register(rateLimit, {
    ...quiet,
    store: storeOn(clock),
    ...{ max, timeWindow: minute },
    errorResponseBuilder: (_request, { ttl }) => refusals.tooMuchFrom('address', ttl / 1000),
  });
}

/** Limits a minute of an endpoint: for one till, and for all tills of a person where that differs. */
export type CallLimits = { perMinute?: number; perPerson?: number };

/**
 * Limits each caller's requests to one endpoint. A till is a person at an address, so that an account shared by many tills has a
 * budget at each.
 */
export function callerLimit(app: App, { config }: Deps, { perMinute, perPerson }: CallLimits) {
  const callers = new WeakMap<FastifyRequest, Who>();
  const whoOf = (request: FastifyRequest) => callers.get(request) ?? { kind: 'nobody' as const };
  const limits = [
    app.createRateLimit({
      ...{ max: perMinute ?? config.rateLimit, timeWindow: minute },
      keyGenerator: (request) => tillOf(whoOf(request), request),
    }),
    ...(perMinute === undefined
      ? []
      : [
          app.createRateLimit({
            ...{ max: perPerson ?? perMinute * tillsPerPerson, timeWindow: minute },
            keyGenerator: (request) => personOf(whoOf(request), request),
          }),
        ]),
  ];
  return async (request: FastifyRequest, who: Who): Promise<void> => {
    callers.set(request, who);
    for (const limit of limits) {
      const counted = await limit(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      throw refusals.tooMuchFrom(shareOf(who), counted.ttl / 1000);
    }
  };
}

function shareOf(who: Who): 'address' | 'person' | 'key' {
  if (who.kind === 'key') return 'key';
  return 'userId' in who ? 'person' : 'address';
}

/** The key of a till; a service key has one budget for all addresses. */
function tillOf(who: Who, { ip }: FastifyRequest): string {
  const address = addressKey(ip);
  if (who.kind === 'key') return who.userId;
  return 'userId' in who ? `${who.userId} ${who.sessionId} ${address}` : address;
}

function personOf(who: Who, { ip }: FastifyRequest): string {
  return 'userId' in who ? who.userId : addressKey(ip);
}
