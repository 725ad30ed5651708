import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { endpoints, Id, text } from '#schemas';
import { serveOn } from '../../server/http/serve.ts';
import type { Deps, ServerModule } from '../../server/module.ts';

/** Issues tokens that identify a person to the help centre. */
export const helpServer: ServerModule = {
  name: 'help-centre',
  async register(app, deps) {
    serveOn(app, deps)(endpoints.getHelpCentreToken, ({ who, deployment, input, ...call }) =>
      signHelpToken(call, {
        ...{ sub: who.userId, email: who.email, deployment: deployment.id },
        vendor_id: input.params.vendorId,
      }),
    );
  },
};

/** Lifetime of a token in seconds; the portal renews it five minutes before (specification 1, section 4). */
const life = 3600;
const names = { issuer: 'rider-portal', audience: 'help-centre' } as const;

/** The claims of a token. */
const Asker = z.object({ sub: text(64), email: text(320), vendor_id: Id, deployment: Id });
type Asker = z.infer<typeof Asker>;

type Keys = Pick<Deps, 'key' | 'clock'>;

/** Signs a token with the secret shared by portal and help centre. */
function signHelpToken({ key, clock }: Keys, { sub, ...claims }: Asker): Promise<string> {
  const now = Math.floor(clock());
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(names.issuer)
    .setAudience(names.audience)
    .setSubject(sub)
    .setIssuedAt(now)
    .setExpirationTime(now + life)
    .sign(createSecretKey(key('help-centre')));
}

/** The claims of a valid token; undefined when it is invalid or expired. */
export async function readHelpToken(
  { key, clock }: Keys,
  token: string,
): Promise<Asker | undefined> {
  const options = { ...names, algorithms: ['HS256'], currentDate: new Date(clock() * 1000) };
  return jwtVerify(token, createSecretKey(key('help-centre')), options).then(
    ({ payload }) => Asker.safeParse(payload).data,
    () => undefined,
  );
}
