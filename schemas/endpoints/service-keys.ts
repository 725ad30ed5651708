import * as z from 'zod/mini';
import { Id, text } from '../primitives.ts';
import { NewServiceKey, ServiceKey } from '../service-key.ts';
import { defineEndpoint } from './define.ts';

const ofVendor = {
  service: 'orders',
  access: { kind: 'vendor', at: 'params.vendorId', needs: 'programs' },
} as const;
const path = '/vendor/{vendorId}/service-keys';
const params = z.strictObject({ vendorId: Id });
const one = z.strictObject({ vendorId: Id, keyId: Id });

/** The only answer that holds the secret. */
const Made = z.object({ key: ServiceKey, secret: text(100) });

export const listServiceKeys = defineEndpoint({
  ...ofVendor,
  id: 'listServiceKeys',
  summary:
    'The service keys of a merchant or an outlet, newest first; revoked ones for 90 days, the last 50 at most',
  method: 'GET',
  path,
  retry: 'safe',
  params,
  result: z.object({ keys: z.array(ServiceKey) }),
});

export const createServiceKey = defineEndpoint({
  ...ofVendor,
  id: 'createServiceKey',
  summary: 'Make a service key for a program; its secret is told in this answer alone',
  method: 'POST',
  path,
  retry: 'never',
  params,
  body: NewServiceKey,
  result: Made,
  refusals: ['UnknownOutlet', 'TooManyKeys'],
});

export const rotateServiceKey = defineEndpoint({
  ...ofVendor,
  id: 'rotateServiceKey',
  summary: 'Give a service key a new secret; the one before holds for 24 hours more',
  method: 'POST',
  path: `${path}/{keyId}/rotate`,
  retry: 'never',
  params: one,
  result: Made,
});

export const revokeServiceKey = defineEndpoint({
  ...ofVendor,
  id: 'revokeServiceKey',
  summary: 'End a service key at once',
  method: 'DELETE',
  path: `${path}/{keyId}`,
  retry: 'idempotent',
  params: one,
  result: ServiceKey,
});
