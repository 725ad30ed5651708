import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { App, Deps } from '../module.ts';
import type { Who } from '../policy.ts';
import { addressKey } from './budget.ts';
import { refusals } from './refusal.ts';
import { storeOn } from './windows.ts';

const minute = 60_000;
/** How much more one address may ask for than one sign-in: a shop's tills stand behind one router. */
const tillsPerAddress = 10;
/** How many tills of one person may spend a budget of its own at once; 50 of one shared account are usual. */
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
 * Counts what each address asks for, before anything is looked up for it; IPv6 by its /64. `max` in a minute, of all routes
 * that follow together. Routes with `rateLimit: false` in their `config` are not counted.
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

/** What one call may be asked for in a minute: by one till, and by all tills of one person where that is a limit of its own. */
export type CallLimits = { perMinute?: number; perPerson?: number };

/**
 * Counts what each caller asks of one call, and refuses what is too much. A till is a sign-in at an address: an account that many
 * share has a budget at each of them.
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

/** A key has one budget, from however many addresses it is used. */
function tillOf(who: Who, { ip }: FastifyRequest): string {
  const address = addressKey(ip);
  if (who.kind === 'key') return who.userId;
  return 'userId' in who ? `${who.userId} ${who.sessionId} ${address}` : address;
}

function personOf(who: Who, { ip }: FastifyRequest): string {
  return 'userId' in who ? who.userId : addressKey(ip);
}
