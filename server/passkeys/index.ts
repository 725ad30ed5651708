import * as z from 'zod/mini';
import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import { LetterFacts, writeLetter } from '../mail/write.ts';
import type { Composer, ServerModule } from '../module.ts';
import { addPasskey, beginPasskey } from './add.ts';
import { listPasskeys, removePasskey } from './own.ts';
import { forgetChallenges } from './retention.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from './sign-in.ts';

/** Calls a minute from one address: those that check a password, and cheaper ones. */
const withPassword = { perMinute: 20 };
const withSignature = { perMinute: 60 };

/** Sign-in with passkeys (Web Authentication), and managing them. */
export const passkeys: ServerModule = {
  name: 'passkeys',
  mails: { 'passkey-added': addedMail() },
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.listPasskeys, listPasskeys);
    serve(endpoints.beginPasskey, beginPasskey, withPassword);
    serve(endpoints.addPasskey, addPasskey, withSignature);
    serve(endpoints.removePasskey, removePasskey);
    serve(endpoints.beginPasskeySignIn, beginPasskeySignIn, withSignature);
    serve(endpoints.finishPasskeySignIn, finishPasskeySignIn, withSignature);
  },
  rounds: ({ sql, clock }) => [
    { name: 'passkeys that nobody finished', run: () => forgetChallenges(sql, clock()) },
  ],
};

/** The mail that a passkey was added. */
function addedMail(): Composer {
  const Added = z.extend(LetterFacts, { host: z.string() });
  return (deps, facts) => {
    const { host, ...given } = Added.parse(facts);
    return writeLetter(deps, given, 'passkey-added', {
      path: '/forgot-password',
      values: { host },
    });
  };
}
