import type { NewOutlet } from '#schemas';
import type { testServer } from '../../support/server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Who = Parameters<Server['signIn']>[0];

/** A collection point of the demo's merchant that does not exist yet. */
export const bishan: NewOutlet = {
  ...{ parent_vendor_id: 'm4pk', name: 'Pandan Kitchen Bishan', client_vendor_id: 'PK-BISHAN' },
  ...{ address: '9 Bishan Place, Singapore 579837', latitude: 1.3508, longitude: 103.8485 },
  ...{ rider_instructions: 'Back door', phone_number: '+65 6220 0144', city: 'Singapore' },
  ...{ users: ['Owner@Example.com', ''], unit: '#02-11', building: 'Junction', country_code: 'SG' },
  ...{ street: 'Bishan Place', street_number: '9', postal_code: '579837' },
};

let keys = 0;

/** What a client sends about collection points. */
export function outletCalls(server: Server) {
  const base = '/orders/api/v1';
  return {
    async add(body: object, { who, key }: { who?: Who; key?: string } = {}) {
      const { headers } = await server.signIn(who);
      keys += 1;
      return server.app.inject({
        ...{ method: 'POST', url: `${base}/outlet`, payload: body },
        headers: { ...headers, 'idempotency-key': key ?? `outlet-key-${keys}` },
      });
    },
    async change(id: string, body: object, who?: Who) {
      const { headers } = await server.signIn(who);
      return server.app.inject({
        ...{ method: 'PUT', url: `${base}/outlet/${id}`, headers, payload: body },
      });
    },
    async listed(who?: Who): Promise<string[]> {
      const { headers } = await server.signIn(who);
      const answer = await server.app.inject({ url: `${base}/vendors`, headers });
      const { vendors } = answer.json().result;
      return vendors.map(({ vendor_id }: { vendor_id: string }) => vendor_id);
    },
  };
}

/** Code, text and field of each reason that an answer gives. */
export function reasons(answer: { json(): unknown }): [string, string, string | undefined][] {
  const { errors } = answer.json() as {
    errors: { code: string; meta: { translation_key: string; field?: string } }[];
  };
  return errors.map(({ code, meta }) => [code, meta.translation_key, meta.field]);
}
