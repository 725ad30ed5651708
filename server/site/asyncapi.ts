import type * as z from 'zod/mini';
import { ClientFrame, endpoints, ServerFrame } from '#schemas';
import { ticketLife } from '../identity/tickets.ts';
import { longestReplay } from '../realtime/feed.ts';
import { closing, mostFeeds, mostMessages } from '../realtime/member.ts';
import { quietUntilEnded, sweepEvery } from '../realtime/members.ts';
import { readComments } from './comments.ts';
import { isRecord, type Json, mapParts } from './json.ts';
import { type Named, nameSchemas } from './named.ts';

/** The live socket as AsyncAPI 3.0, made from the shapes that both ends read its frames by. */
export function asyncApi(): Json {
  const named = nameSchemas([], readComments());
  const said = messagesOf(ClientFrame, 'input', named);
  const heard = messagesOf(ServerFrame, 'output', named);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Rider portal, live',
      version: '1',
      description: about,
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    defaultContentType: 'application/json',
    servers: {
      portal: {
        ...{ host: '{host}', protocol: 'wss' },
        variables: { host: { description: 'The host name of your deployment' } },
      },
    },
    channels: {
      socket: {
        address: '/socket',
        description: 'One connection, in both directions.',
        servers: [{ $ref: '#/servers/portal' }],
        messages: referencesTo([...said.keys(), ...heard.keys()], '#/components/messages'),
        bindings: { ws: opening },
      },
    },
    operations: {
      say: operation('receive', 'What a client says', said),
      hear: operation('send', 'What a client hears', heard),
    },
    components: {
      messages: Object.fromEntries([...said, ...heard]),
      schemas: mapParts(named.used(), withoutSiblings),
      securitySchemes: { ticket },
    },
  };
}

const { createSocketTicket } = endpoints;
const closings = Object.values(closing).map(([code, reason]) => `${code} ${reason}`);

const about = `Every change of an outlet's orders, as it happens.

**Open**: ask for a ticket with \`${createSocketTicket.method} /${createSocketTicket.service}/api/v1${createSocketTicket.path}\` and a service key (\`read-orders\`) or a session, then open \`/socket?authorization={ticket}\`. A ticket opens one socket, within ${ticketLife} seconds. Programs send no \`Origin\`.

**Follow**: say \`subscribe\` with a \`vendor_id\`, up to ${mostFeeds} of them on one socket; a parent's with \`include_outlets\` brings those of its outlets where the country has that. \`subscribed\` says that you are up to date, and with which \`seq\`. An \`order_update\` holds the whole order: an older one (\`updated_at\`) never replaces a newer one.

**Resume**: keep the \`seq\` that you heard last of each \`vendor_id\`, and say it as \`since\` when you come back: you hear each order that changed meanwhile, then \`subscribed\`. \`reset\` instead says that more than ${longestReplay} changes were missed: list the orders again, and go on from the \`seq\` of that list.

**Heartbeat**: say \`ping\` every 15 seconds; when no \`pong\` comes within a few seconds, open a new socket. Who is silent for ${quietUntilEnded} seconds is ended with the next look, of which there is one every ${sweepEvery} seconds; answering the protocol's own pings counts. More than ${mostMessages} messages in ten seconds are too many.

**Closings**: ${closings.join(', ')}. After 4401 the key or the session is the fault; after any other come back after a second, then twice as long each time, up to half a minute.

Take events and fields that you don't know as if they were not there. The calls are in \`/docs/openapi.json\`.`;

const opening = {
  method: 'GET',
  query: {
    type: 'object',
    required: ['authorization'],
    properties: { authorization: { type: 'string', description: 'A ticket' } },
  },
  bindingVersion: '0.1.0',
};

const ticket = {
  ...{ type: 'httpApiKey', in: 'query', name: 'authorization' },
  description: 'What `createSocketTicket` answers; it opens one socket',
};

type Union = { _zod: { def: { options: readonly z.ZodMiniType[] } } };

/** Each frame by its name, the only value its first field may have. */
function messagesOf(
  { _zod: { def } }: Union,
  side: 'input' | 'output',
  named: Named,
): ReadonlyMap<string, Json> {
  const field = side === 'input' ? 'action' : 'event';
  return new Map(
    def.options.map((frame) => {
      const payload = named.refTo(frame, side);
      const name = nameIn(payload, field);
      return [name, { name, title: name, summary: summaries[name], payload }];
    }),
  );
}

const summaries: Readonly<Record<string, string>> = {
  subscribe: 'Follow an outlet or a parent; with `since` from where you were',
  unsubscribe: 'Follow it no more',
  ping: 'Are you there?',
  order_update: 'An order as it is now',
  subscribed: 'You have heard everything up to `seq`',
  reset: 'Too much was missed: list the orders again',
  refused: 'You may not follow that one, for the reason in `code`',
  pong: 'I am',
};

function nameIn({ properties }: Json, field: string): string {
  const told = isRecord(properties) ? properties[field] : undefined;
  if (!isRecord(told) || typeof told.const !== 'string') throw new Error('a frame has no name');
  return told.const;
}

function operation(action: 'send' | 'receive', summary: string, frames: ReadonlyMap<string, Json>) {
  const references = referencesTo([...frames.keys()], '#/channels/socket/messages');
  return {
    ...{ action, summary, channel: { $ref: '#/channels/socket' } },
    security: [{ $ref: '#/components/securitySchemes/ticket' }],
    messages: Object.values(references),
  };
}

function referencesTo(names: readonly string[], where: string): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `${where}/${name}` }]));
}

/** AsyncAPI allows no siblings of a `$ref`. */
function withoutSiblings({ $ref, ...beside }: Json): Json {
  if ($ref === undefined) return beside;
  return Object.keys(beside).length === 0 ? { $ref } : { ...beside, allOf: [{ $ref }] };
}
