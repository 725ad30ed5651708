import formbody from '@fastify/formbody';
import * as z from 'zod/mini';
import { endpoints } from '#schemas';
import { addressKey, type Budget, createBudget } from '../http/budget.ts';
import { refusals } from '../http/refusal.ts';
import { serveOn } from '../http/serve.ts';
import { LetterFacts, writeLetter } from '../mail/write.ts';
import type { Composer, ServerModule } from '../module.ts';
import { finishOidcSignIn } from './arrivals.ts';
import { issuersBy } from './issuer.ts';
import { endFromProvider, logoutPath } from './logout.ts';
import { allowProvider, listProviders } from './own.ts';
import { forgetVisits } from './retention.ts';
import { unlinkedMail } from './unlinked.ts';
import { callbackPath, comeBack, leave, startPath } from './way.ts';

/** Visits to the provider a minute from one address. */
const perMinute = 60;
/** Logout calls a minute from a provider, which may end many sessions at once; and bytes of one. */
const logoutsPerMinute = 600;
const logoutLimit = 16_384;

/** Sign-in with a deployment's identity provider. */
export const oidc: ServerModule = {
  name: 'oidc',
  mails: { 'oidc-linked': linkedMail(), 'oidc-unlinked': unlinkedMail() },
  async register(app, deps) {
    const budget = createBudget(perMinute, 60, deps.clock);
    const tools = { ...deps, issuerOf: issuersBy(deps.clock) };
    app.get(startPath, async (request, reply) => {
      count(budget, request);
      return leave(tools, request, reply);
    });
    app.get(callbackPath, async (request, reply) => {
      count(budget, request);
      return comeBack(tools, request, reply);
    });
    const logouts = createBudget(logoutsPerMinute, 60, deps.clock);
    await app.register(async (forms) => {
      await forms.register(formbody, { bodyLimit: logoutLimit });
      forms.post(logoutPath, { bodyLimit: logoutLimit }, (request, reply) => {
        count(logouts, request);
        return endFromProvider(tools, request, reply);
      });
    });
    const serve = serveOn(app, deps);
    serve(endpoints.finishOidcSignIn, finishOidcSignIn, { perMinute });
    serve(endpoints.listProviders, listProviders);
    serve(endpoints.allowProvider, allowProvider);
  },
  rounds: (deps) => [{ name: 'sign-ins that nobody finished', run: () => forgetVisits(deps) }],
};

function count(budget: Budget, { ip }: { ip: string }): void {
  const wait = budget.take(addressKey(ip));
  if (wait > 0) throw refusals.tooMany(wait);
}

/** The mail that a provider was linked to the account. */
function linkedMail(): Composer {
  const Linked = z.extend(LetterFacts, { provider: z.string() });
  return (deps, facts) => {
    const given = Linked.parse(facts);
    return writeLetter(deps, given, 'oidc-linked', { values: { provider: given.provider } });
  };
}
