import { operatorCalls } from '#schemas/operator';
import { serveOn } from '../http/serve.ts';
import { prepareDecoy } from '../identity/passwords.ts';
import type { ServerModule } from '../module.ts';
import { forgetOperatorSessions } from './retention.ts';
import { sessionExpiry } from './sessions.ts';
import { changePassword, signInWith, signOut } from './sign-in.ts';
import { useCases } from './use-cases.ts';

/** The most bytes of a file of outlets. */
const longestFile = 3_000_000;
/** Sign-ins a minute from one address; each costs a password hash. */
const perMinute = 20;

/** The calls of operators. */
export const operator: ServerModule = {
  name: 'operator',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    await prepareDecoy();
    const limit = { perMinute: Math.max(perMinute, Math.floor(deps.config.rateLimit / 300)) };
    serve(operatorCalls.signInOperator, signInWith(deps), limit);
    serve(operatorCalls.signOutOperator, signOut);
    serve(operatorCalls.changeOperatorPassword, changePassword, limit);
    serve(operatorCalls.getOperator, async ({ sql, who, clock }) => {
      const { email, sessionId } = who;
      return { email, expires_at: await sessionExpiry(sql, sessionId, clock()) };
    });
    for (const { call, run } of useCases) {
      const bodyLimit = call.path.endsWith('/import') ? { bodyLimit: longestFile } : {};
      const act = (
        tools: Parameters<typeof run>[1],
        name: string,
        input: Parameters<typeof run>[3],
      ) => run(deps.sql, tools, { name, via: 'call' }, input);
      serve(call, (asked) => act(asked, asked.who.email, asked.input), bodyLimit);
    }
  },
  rounds: ({ sql, clock }) => [
    { name: 'ended sessions of operators', run: () => forgetOperatorSessions(sql, clock()) },
  ],
};
