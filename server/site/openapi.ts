import * as z from 'zod/mini';
import { type Endpoint, ErrorBody, WebhookBody, webhookEvents } from '#schemas';
import { deprecationText } from '../http/deprecation.ts';
import { keyLengths } from '../http/idempotency.ts';
import { scopesFor } from '../policy.ts';
import { aboutOperators, aboutTheApi } from './about.ts';
import { type Comments, readComments } from './comments.ts';
import { type Example, examples } from './examples.ts';
import type { Json } from './json.ts';
import { hasFields, type Named, nameSchemas } from './named.ts';
import { refusalsOf } from './refused.ts';
import { byResource } from './resources.ts';
import { securityOf, securitySchemes } from './security.ts';

type Tools = { named: Named; comments: Comments; tags: ReadonlyMap<string, string> };

/** The contract as OpenAPI 3.1, made from the same declarations that server and client run from. */
export function openApi(calls: readonly Endpoint[]): Json {
  const comments = readComments();
  const named = nameSchemas(calls, comments);
  const resources = byResource(calls);
  const tags = new Map(
    resources.flatMap(({ title, calls: own }) => own.map(({ id }) => [id, title])),
  );
  const isOperators = calls.some(({ access }) => access.kind === 'operator');
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `/${call.service}/api/v1${call.path}`;
    const made = operation(call, { named, comments, tags });
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: made };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: isOperators ? 'Rider portal for operators' : 'Rider portal',
      version: '1',
      description: isOperators ? aboutOperators : aboutTheApi,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host name of your deployment' }],
    tags: resources.map(({ title, about }) => ({ name: title, description: about })),
    paths,
    ...(!isOperators && { webhooks: webhooks(named) }),
    components: { schemas: named.used(), securitySchemes: securitySchemes(calls) },
  };
}

/** The JSON Schema of one side of a call, written out. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function operation(call: Endpoint, { named, comments, tags }: Tools): Json {
  const example = examples[call.id];
  const scopes = scopesFor(call.id);
  const needs = scopes.map((scope) => `\`${scope}\``).join(' or ');
  const said = [deprecationText(call), scopes.length > 0 && `A service key needs ${needs}.`].filter(
    Boolean,
  );
  return {
    operationId: call.id,
    summary: call.summary,
    ...(said.length > 0 && { description: said.join(' ') }),
    ...(call.deprecated && { deprecated: true }),
    tags: [tags.get(call.id)],
    security: securityOf(call),
    parameters: [
      ...parameters(call, 'params', comments),
      ...parameters(call, 'query', comments),
      ...key(call),
    ],
    ...(hasFields(call.body) && {
      requestBody: {
        required: true,
        content: content(named.refTo(call.body, 'input'), example?.body),
      },
    }),
    responses: {
      200: { description: 'Done', content: goodContent(call, named, example) },
      ...describeRefusals(call, named),
    },
  };
}

function describeRefusals(call: Endpoint, named: Named): Json {
  const body = content(named.refTo(ErrorBody, 'output'));
  const wait = { description: 'Seconds to wait', schema: { type: 'integer' } };
  const each = [...refusalsOf(call)].map(([status, codes]) => [
    status,
    {
      description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}`,
      ...(status === 429 && { headers: { 'Retry-After': wait } }),
      content: body,
    },
  ]);
  return {
    ...Object.fromEntries(each),
    default: { description: 'Refused for what any call may be', content: body },
  };
}

function goodContent({ produces, result }: Endpoint, named: Named, example?: Example): Json {
  if (produces) {
    return Object.fromEntries(
      produces.map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } }]),
    );
  }
  const properties = { result: named.refTo(result, 'output') };
  const given = example?.result === undefined ? undefined : { result: example.result };
  return content({ type: 'object', required: ['result'], properties }, given);
}

/** Parameters are text on the wire; their schema describes the parsed value. */
function parameters(call: Endpoint, part: 'params' | 'query', comments: Comments): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(call[part], { unrepresentable: 'any' });
  return Object.entries(properties).map(([name, value]) => {
    const description =
      comments.get(`${call.id}.${part}.${name}`) ?? comments.get(`orderFilter.${name}`);
    const example = examples[call.id]?.[part]?.[name];
    return {
      ...{ name, in: part === 'params' ? 'path' : 'query', schema: value },
      ...(description && { description }),
      ...(example !== undefined && { example }),
      required: required.includes(name),
    };
  });
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

/** The webhooks, by type of event. */
function webhooks(named: Named): Json {
  const told = content(named.refTo(WebhookBody, 'output'));
  return Object.fromEntries(
    [...webhookEvents, 'webhook.test'].map((type) => [
      type,
      {
        post: {
          operationId: type.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
          summary: `An event of the type ${type}`,
          tags: ['Webhooks'],
          security: [{ webhook: [] }],
          requestBody: { required: true, content: told },
          responses: {
            '2XX': {
              description: 'Heard; anything else, and silence for ten seconds, is tried again',
            },
            410: { description: 'Nobody listens here any more: the target is paused' },
          },
        },
      },
    ]),
  );
}

function content(schema: Json, example?: unknown): Json {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}
