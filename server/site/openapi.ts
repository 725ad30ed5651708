import * as z from 'zod/mini';
import { type Endpoint, ErrorBody, endpoints } from '#schemas';
import { keyLengths } from '../http/idempotency.ts';

type Json = Record<string, unknown>;

/** The contract as OpenAPI 3.1, made from the same declarations that server and client run from. */
export function openApi(calls: readonly Endpoint[] = Object.values(endpoints)): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `/${call.service}/api/v1${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Rider portal',
      version: '1',
      description: 'Request riders and watch their deliveries. Times are Unix seconds.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      securitySchemes,
    },
  };
}

/** How a caller proves who they are. */
const securitySchemes: Json = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      '`Bearer {AccessToken}|{IdToken}`, both from `login`; `GoDroid {token}` for somebody of an ordering platform',
  },
  fleet: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      'With `webhook-id` and `webhook-timestamp`, as Standard Webhooks signs them; docs/fleet.md says how',
  },
  processor: {
    type: 'apiKey',
    in: 'header',
    name: 'stripe-signature',
    description: 'As Stripe signs its events; docs/payments.md says which',
  },
};

/** The JSON Schema of one side of a call. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function operation(call: Endpoint): Json {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...securityOf(call),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...key(call),
    ],
    ...(hasFields(call.body) && {
      requestBody: { required: true, content: content(jsonSchema(call.body, 'input')) },
    }),
    responses: {
      200: {
        description: 'Done',
        content: goodContent(call),
      },
      default: {
        description: ['Refused', ...call.refusals].join(', '),
        content: content({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

function securityOf({ access }: Endpoint): Json {
  if (access.kind === 'public') return {};
  const scheme = access.kind === 'fleet' || access.kind === 'processor' ? access.kind : 'session';
  return { security: [{ [scheme]: [] }] };
}

function goodContent({ produces, result }: Endpoint): Json {
  if (produces) {
    return Object.fromEntries(
      produces.map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } }]),
    );
  }
  const properties = { result: jsonSchema(result, 'output') };
  return content({ type: 'object', required: ['result'], properties });
}

/** Values in an address are text on the wire; their schema is what they are read as. */
function parameters(schema: z.ZodMiniType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return Object.entries(properties).map(([name, value]) => ({
    ...{ name, in: place, schema: value },
    required: required.includes(name),
  }));
}

function key({ retry }: Endpoint): Json[] {
  if (retry !== 'keyed') return [];
  return [
    {
      ...{ name: 'Idempotency-Key', in: 'header', required: true },
      description: 'The same key gives the same answer; a repeated request happens once.',
      schema: { type: 'string', minLength: keyLengths.min, maxLength: keyLengths.max },
    },
  ];
}

function hasFields(schema: z.ZodMiniType): boolean {
  return (
    Object.keys(z.toJSONSchema(schema, { unrepresentable: 'any' }).properties ?? {}).length > 0
  );
}

function content(schema: Json): Json {
  return { 'application/json': { schema } };
}
