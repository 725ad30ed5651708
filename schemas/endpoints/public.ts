import * as z from 'zod/mini';
import { Id, typedText } from '../primitives.ts';
import { PublicLinks, PublicReceipt, PublicTracking } from '../public.ts';
import { defineEndpoint } from './define.ts';
import { ServedFile } from './served-file.ts';

/** 192 random bits in base64url. */
const Token = typedText(64).check(z.regex(/^[\w-]{32}$/));

export const getPublicLinks = defineEndpoint({
  id: 'getPublicLinks',
  summary: 'The public addresses of an order, to be given to its recipient',
  service: 'orders',
  method: 'GET',
  path: '/order/{orderId}/links',
  access: { kind: 'order', at: 'params.orderId', guests: true },
  retry: 'safe',
  params: z.strictObject({ orderId: Id }),
  result: PublicLinks,
});

export const trackPublicly = defineEndpoint({
  id: 'trackPublicly',
  summary: 'Where the order of a public link is; unknown and expired links answer the same',
  service: 'orders',
  method: 'GET',
  path: '/public/tracking/{token}',
  access: { kind: 'public' },
  retry: 'safe',
  params: z.strictObject({ token: Token }),
  result: PublicTracking,
});

export const fetchPublicPhoto = defineEndpoint({
  id: 'fetchPublicPhoto',
  summary: 'The photograph of the delivery, for as long as its public link shows the order',
  service: 'orders',
  method: 'GET',
  path: '/public/tracking/{token}/photo',
  access: { kind: 'public' },
  retry: 'safe',
  params: z.strictObject({ token: Token }),
  produces: ['image/jpeg'],
  result: ServedFile,
  refusals: ['ProofUnavailable'],
});

export const readReceipt = defineEndpoint({
  id: 'readReceipt',
  summary: 'The receipt of a public link',
  service: 'orders',
  method: 'GET',
  path: '/public/receipt/{token}',
  access: { kind: 'public' },
  retry: 'safe',
  params: z.strictObject({ token: Token }),
  result: PublicReceipt,
});

export const downloadTerms = defineEndpoint({
  id: 'downloadTerms',
  summary:
    'The terms of this deployment as a file; there is none where the market has its terms elsewhere',
  service: 'orders',
  method: 'GET',
  path: '/public/terms',
  access: { kind: 'public' },
  retry: 'safe',
  query: z.strictObject({ language: z.optional(typedText(16)) }),
  produces: ['text/plain; charset=utf-8'],
  result: ServedFile,
});
