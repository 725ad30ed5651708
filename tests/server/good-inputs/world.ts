import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import {
  type Endpoint,
  type EndpointId,
  endpoints,
  type Id,
  pathOf,
  type ResultOf,
  type Role,
} from '#schemas';
import { openFor } from '../../../server/identity/sign-in.ts';
import { cheapHash } from '../../support/passwords.ts';
import { testServer } from '../../support/server.ts';
import { connected, listeningFleet } from '../dispatch/remote/support.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

/** What is sent beside a call's input, where that is not what the demo's merchant sends from a place of its own. */
export type Manner = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string;
  /** For calls that are proven by a signature over their body. */
  readonly sign?: (payload: string) => Readonly<Record<string, string>>;
  /** The server that is asked, where the one that all share cannot do it. */
  readonly server?: Server;
};

export type World = {
  readonly server: Server;
  /** A number that nothing else has. */
  next(): number;
  send(id: EndpointId, input: SomeInput): Promise<LightMyRequestResponse>;
  /** Sends what is expected to succeed; answers what it is told. */
  make<Id extends EndpointId>(id: Id, input: SomeInput): Promise<ResultOf<(typeof endpoints)[Id]>>;
  person(at?: { vendorId?: Id; role?: Role }): ReturnType<typeof somebody>;
  merchant(): ReturnType<typeof merchant>;
  /** Closes something together with the server, before it. */
  closing(close: () => Promise<unknown>): void;
  close(): Promise<void>;
};

export type SomeInput = Manner & { params?: object; query?: object; body?: object };

/** Who has not signed in. */
export const nobody = { host: 'sg.localhost' };
const parent = 'm4pk';
const password = 'Demo!2026';
const passwordHash = cheapHash(password);

/** A server on which every call can succeed: it has a fleet connected, and makes people and merchants as they are needed. */
export async function goodWorld(): Promise<World> {
  const fleet = await listeningFleet();
  fleet.answers((reply) => void reply.end('{"pickup_minutes":5,"delivery_minutes":20}'));
  const server = await testServer({
    env: { RATE_LIMIT: '10000000', WEBHOOK_TARGETS: 'any', ...connected(fleet.url) },
  });
  const { headers } = await server.signIn();
  const closing: (() => Promise<unknown>)[] = [server.close, async () => fleet.close()];
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const send: World['send'] = (id, input) =>
    (input.server ?? server).app.inject(
      requestOf(endpoints[id], { headers, ...input }, addressOf(next())),
    );
  return {
    ...{ server, next, send },
    async make(id, input) {
      const answer = await send(id, input);
      if (answer.statusCode >= 300) throw new Error(`${id}: ${answer.body}`);
      return answer.json().result;
    },
    person: (at) => somebody(server, next(), at),
    merchant: () => merchant(server, next()),
    closing: (close) => void closing.unshift(close),
    async close() {
      for (const each of closing) await each();
    },
  };
}

function requestOf(
  endpoint: Endpoint,
  { params, query, body, sign, key, headers }: SomeInput,
  remoteAddress: string,
) {
  const payload = body && JSON.stringify(body);
  return {
    ...{ method: endpoint.method, url: pathOf(endpoint, { ...params }), remoteAddress },
    ...(query && { query: { ...query } as Record<string, string> }),
    ...(payload !== undefined && { payload }),
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...{ ...headers, ...sign?.(payload ?? '') },
      'idempotency-key': key ?? randomUUID(),
    },
  };
}

/** Each call comes from a place of its own, so that no budget of one place stands in its way. */
function addressOf(nth: number): string {
  return `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
}

/** Somebody new, signed in; a member of another merchant than the one whose outlets calls are about, unless it is said of which. */
async function somebody(
  { sql, deps }: Server,
  nth: number,
  { vendorId = 'q7sd', role = 'owner' }: { vendorId?: Id; role?: Role } = {},
) {
  const password_hash = await passwordHash;
  const id = `person-${nth}`;
  const email = `person-${nth}@example.com`;
  await sql`insert into users ${sql([{ id, email, password_hash }])}`;
  await sql`insert into memberships ${sql([{ user_id: id, vendor_id: vendorId, role }])}`;
  const opened = await openFor(deps, { id, email, password_hash, business_name: null });
  const { AuthenticationResult: tokens } = opened;
  const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
  return { id, email, password, tokens, headers: { ...nobody, authorization } };
}

/** A new merchant with one outlet where the demo's is, and its owner, signed in. */
async function merchant(server: Server, nth: number) {
  const { sql } = server;
  const id = `shop-${nth}`;
  const outletId = `shop-${nth}-1`;
  await sql`insert into vendors (id, parent_id, client_vendor_id, is_parent, deployment, name, currency, country_code,
      phone, address_text, city, latitude, longitude, owners, postal_code, is_registered)
    select made.id, made.parent, made.id, v.is_parent, deployment, name, currency, country_code,
      phone, address_text, city, latitude, longitude, owners, postal_code, is_registered
    from (values (${id}, null, ${parent}), (${outletId}, ${id}, 'm4pk1')) made (id, parent, like_id)
    join vendors v on v.id = made.like_id`;
  const owner = await somebody(server, nth, { vendorId: id });
  return { id, outletId, headers: owner.headers };
}
