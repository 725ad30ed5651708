import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { FleetMessage } from '#schemas';
import { signedHeaders } from '../../../../server/dispatch/remote/signature.ts';
import type { testServer } from '../../../support/server.ts';

export const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
export const otherSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

/** What a server is started with that has this fleet connected. */
export const connected = (url: string) => ({
  ...{ DISPATCHER: 'http', DISPATCHER_URL: url, DISPATCHER_SECRET: secret },
});

type Heard = { message: FleetMessage; headers: IncomingHttpHeaders; body: string };

/** A fleet that remembers what it was told, and answers as a test says. */
export async function listeningFleet() {
  const heard: Heard[] = [];
  const waiting = new Set<ServerResponse>();
  let answer = (response: ServerResponse): void => void response.end('{}');
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    heard.push({ message: FleetMessage.parse(JSON.parse(body)), headers: request.headers, body });
    waiting.add(response);
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    heard,
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/rides?from=portal`,
    answers: (next: typeof answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Server = Awaited<ReturnType<typeof testServer>>;
type Manner = { id?: string; secrets?: readonly string[]; ahead?: number; headers?: object };

let said = 0;

/** Says something to the portal as a fleet does. */
export function sayer(server: Server) {
  return async (path: string, payload: object | string, manner: Manner = {}) => {
    said += 1;
    const { id = `said-${said}`, secrets = [secret], ahead = 0, headers = {} } = manner;
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const signed = signedHeaders(secrets, { id, at: server.deps.clock() + ahead, body });
    const answer = await server.app.inject({
      ...{ method: 'POST', url: `/fleet/api/v1${path}`, payload: body },
      headers: {
        ...{ host: 'sg.localhost', 'content-type': 'application/json', ...signed, ...headers },
      },
    });
    return { status: answer.statusCode, body: answer.body, json: answer.json() };
  };
}
