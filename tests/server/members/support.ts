import { type Endpoint, type endpoints, type InputOf, pathOf } from '#schemas';
import { accessServer } from '../access/support.ts';

export type MembersServer = Awaited<ReturnType<typeof membersServer>>;
type Sent = { params?: object; body?: object };

/** A server whose mails arrive, and calls of anyone who has an authorization header. */
export async function membersServer(env: Record<string, string> = {}) {
  const server = await accessServer(env);
  const send = (
    endpoint: Endpoint,
    headers: Record<string, string>,
    { params = {}, body }: Sent = {},
  ) =>
    server.app.inject({
      ...{ method: endpoint.method, url: pathOf(endpoint, { ...params }) },
      headers: { host: 'sg.localhost:3000', ...headers },
      ...(body && { payload: body }),
    });
  return {
    ...server,
    send,
    /** The token in the link of the newest mail to an address. */
    async linkTo(email: string): Promise<string> {
      const mails = await server.mails();
      const mail = mails.findLast(({ to }) => to.includes(email));
      return /\/join#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
  };
}

/** What is sent to join, of which the tests change parts. */
export const joining: Omit<InputOf<typeof endpoints.acceptInvitation>['body'], 'token'> = {
  password: 'Quokkas!2026',
  name: 'Mei',
};

/** The headers of the person that an answer signs in. */
export function headersOf(answer: { json: () => unknown }): Record<string, string> {
  const { result } = answer.json() as {
    result: { AuthenticationResult: { AccessToken: string; IdToken: string } };
  };
  const { AccessToken, IdToken } = result.AuthenticationResult;
  return { host: 'sg.localhost', authorization: `Bearer ${AccessToken}|${IdToken}` };
}
