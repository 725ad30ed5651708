import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HelpCentreInit } from '#schemas';
import { readHelpToken } from '../../../plugins/helpcenter/server.ts';
import { addressKey, createBudget } from '../../http/budget.ts';
import { asOrigin, originOf } from '../../http/origin.ts';
import type { World } from '../../module.ts';
import { digest } from '../../secrets.ts';

/** Lifetime of a visit in seconds. */
const life = 4 * 3600;
const perMinute = 30;
const path = '/conditions-api/v1/init';

/** The call that begins a visit: somebody with the portal's token gets the address of their page. */
export function helpInit(app: FastifyInstance, world: World): void {
  const { sql, clock, config } = world;
  const budget = createBudget(Math.max(perMinute, config.rateLimit / 200), 60, clock);
  app.options(path, async (request, reply) => {
    const portal = portalOf(request);
    if (!portal) return reply.status(403).send();
    return reply
      .headers({ ...corsHeaders(portal), 'access-control-max-age': '600' })
      .status(204)
      .send();
  });
  app.post(path, async (request, reply) => {
    const portal = portalOf(request);
    if (!portal) return refuse(reply, 403, 'foreign_origin');
    reply.headers(corsHeaders(portal));
    if (budget.take(addressKey(request.ip)) > 0) return refuse(reply, 429, 'too_many');
    const parsed = HelpCentreInit.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, 'invalid_input');
    const { user_id, verification_token, name, locale } = parsed.data;
    const asker = await readHelpToken(world, verification_token);
    if (asker?.sub !== user_id) return refuse(reply, 401, 'unverified');
    const token = randomBytes(24).toString('base64url');
    await sql`insert into help_sessions ${sql([
      {
        ...{ token_hash: digest(token), user_id, email: asker.email, name, locale },
        ...{ vendor_id: asker.vendor_id, deployment: asker.deployment },
        ...{ portal_origin: portal, expires_at: clock() + life },
      },
    ])}`;
    return { url: `${originOf(request)}/help/${token}` };
  });
}

/** The origin of the calling page if it is the portal's (same host name); a real help centre has a list. */
function portalOf({ headers, hostname }: FastifyRequest): string | undefined {
  const origin = asOrigin(headers.origin ?? '');
  return origin && new URL(origin).hostname === hostname ? origin : undefined;
}

function corsHeaders(portal: string) {
  return {
    'access-control-allow-origin': portal,
    'access-control-allow-headers': 'content-type',
    'access-control-allow-methods': 'POST',
    vary: 'origin',
  };
}

function refuse(reply: FastifyReply, status: number, error: string) {
  return reply.status(status).send({ error });
}
