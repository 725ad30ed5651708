import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ClientFrame, ServerFrame } from '#schemas';
import { closing } from '../../../server/realtime/member.ts';
import { asyncApi } from '../../../server/site/asyncapi.ts';

const Reference = z.strictObject({ $ref: z.string().check(z.startsWith('#/')) });
const Message = z.strictObject({
  name: z.string(),
  title: z.string(),
  summary: z.string().check(z.minLength(1)),
  payload: z.looseObject({ type: z.literal('object') }),
});
const Operation = z.strictObject({
  action: z.enum(['send', 'receive']),
  summary: z.string(),
  channel: Reference,
  security: z.array(Reference),
  messages: z.array(Reference),
});
/** As much of AsyncAPI 3.0 as the document uses; its own JSON Schema is larger than all of our code. */
const Document = z.strictObject({
  asyncapi: z.literal('3.0.0'),
  info: z.strictObject({
    ...{ title: z.string(), version: z.string(), description: z.string() },
    license: z.strictObject({ name: z.string(), url: z.url() }),
  }),
  defaultContentType: z.literal('application/json'),
  servers: z.record(z.string(), z.looseObject({ host: z.string(), protocol: z.literal('wss') })),
  channels: z.strictObject({
    socket: z.looseObject({
      address: z.literal('/socket'),
      servers: z.array(Reference),
      messages: z.record(z.string(), Reference),
    }),
  }),
  operations: z.strictObject({ say: Operation, hear: Operation }),
  components: z.strictObject({
    messages: z.record(z.string(), Message),
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
});

const document: unknown = JSON.parse(JSON.stringify(asyncApi()));
const { channels, components, info, operations } = Document.parse(document);

test('every reference of the document leads somewhere, and has nothing beside it', () => {
  const references = JSON.stringify(document).matchAll(/\{"\$ref":"#\/([^"]+)"(.)/g);
  for (const [, path = '', after] of references) {
    const found = path
      .split('/')
      .reduce<unknown>((at, key) => (at instanceof Object ? Reflect.get(at, key) : at), document);
    expect([typeof found, after], path).toEqual(['object', '}']);
  }
});

describe.each([
  ['a client says', ClientFrame, 'action', operations.say, 'receive'],
  ['the server says', ServerFrame, 'event', operations.hear, 'send'],
] as const)('what %s', (_, frames, field, { action, messages }, expected) => {
  const names = messages.map(({ $ref }) => $ref.split('/').at(-1) ?? '');

  test('is all frames that there are, seen from the server', () => {
    expect(action).toBe(expected);
    const written = JSON.stringify(z.toJSONSchema(frames, { io: 'input' }));
    const known = [...written.matchAll(/"const":"(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(known);
    expect(Object.keys(channels.socket.messages)).toEqual(expect.arrayContaining(names));
  });

  test('is open where it is heard and closed where it is said', () => {
    for (const name of names) {
      expect(components.messages[name]?.payload.additionalProperties, name).toBe(
        field === 'action' ? false : undefined,
      );
    }
  });
});

test('every reason for which a socket ends is told', () => {
  for (const [code, reason] of Object.values(closing)) {
    expect(info.description).toContain(`${code} ${reason}`);
  }
});
