import * as z from 'zod/mini';
import { endpoints } from '#schemas';
import { addressKey, createBudget } from '../http/budget.ts';
import { refusals } from '../http/refusal.ts';
import { serveOn } from '../http/serve.ts';
import { LetterFacts, writeLetter } from '../mail/write.ts';
import type { Composer, ServerModule } from '../module.ts';
import { finishOidcSignIn } from './arrivals.ts';
import { issuersBy } from './issuer.ts';
import { allowProvider, listProviders } from './own.ts';
import { forgetVisits } from './retention.ts';
import { unlinkedMail } from './unlinked.ts';
import { callbackPath, comeBack, leave, startPath } from './way.ts';

/** Ways to a provider and back that one address may go in a minute, of which each costs a row or a call. */
const perMinute = 60;

/** Signing in with the identity provider of a deployment. */
export const oidc: ServerModule = {
  name: 'oidc',
  mails: { 'oidc-linked': linkedMail(), 'oidc-unlinked': unlinkedMail() },
  async register(app, deps) {
    const budget = createBudget(perMinute, 60, deps.clock);
    const tools = { ...deps, issuerOf: issuersBy(deps.clock) };
    const counted = ({ ip }: { ip: string }) => {
      const wait = budget.take(addressKey(ip));
      if (wait > 0) throw refusals.tooMany(wait);
    };
    app.get(startPath, async (request, reply) => {
      counted(request);
      return leave(tools, request, reply);
    });
    app.get(callbackPath, async (request, reply) => {
      counted(request);
      return comeBack(tools, request, reply);
    });
    const serve = serveOn(app, deps);
    serve(endpoints.finishOidcSignIn, finishOidcSignIn, { perMinute });
    serve(endpoints.listProviders, listProviders);
    serve(endpoints.allowProvider, allowProvider);
  },
  rounds: (deps) => [{ name: 'sign-ins that nobody finished', run: () => forgetVisits(deps) }],
};

/** Tells somebody that they can sign in so from now on. */
function linkedMail(): Composer {
  const Linked = z.extend(LetterFacts, { provider: z.string() });
  return (deps, facts) => {
    const given = Linked.parse(facts);
    return writeLetter(deps, given, 'oidc-linked', { values: { provider: given.provider } });
  };
}
