import { modules } from '../../../server/app.ts';
import { readMail } from '../../../server/mail/eml.ts';
import { mailsBy } from '../../../server/mail/queue.ts';
import { transportFor } from '../../../server/mail/transport.ts';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { startSmtp } from '../../support/smtp.ts';

/** Who may sign up in the demo, and with what. */
export const owner = {
  ...{
    vendor_code: 'j8ln',
    business_name: 'Lantern Noodles',
    email_address: 'lantern@example.com',
  },
  ...{ password: 'Quokkas!2026', terms_accepted: true },
};

/** A server whose mails go through a real mail server. */
export async function accessServer(env: Record<string, string> = {}) {
  const server = await testServer({ env: { RATE_LIMIT: '100000', ...env } });
  const smtp = await startSmtp();
  const composers = new Map(modules.flatMap(({ mails = {} }) => Object.entries(mails)));
  const mail = { smtpUrl: smtp.url, from: 'Portal <noreply@example.com>' };
  const transport = transportFor({ mail, dataDir: '' });
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({
      ...{ method: 'POST', url: `/orders/api/v1${path}`, payload },
      headers: { host: 'sg.localhost:3000', ...headers },
    });
  return {
    ...server,
    smtp,
    post,
    login: (email_address: string, password: string) => post('/login', { email_address, password }),
    /** Sends what is promised; answers what arrived. */
    async mails() {
      await doErrands(server.deps, [mailsBy(server.deps, composers, transport)]);
      const read = smtp.mails.splice(0).map(async ({ to, content }) => {
        return { ...(await readMail(content)), to, content };
      });
      return Promise.all(read);
    },
    /** Lets a deployment say why an account cannot be loaded. */
    beVerbose() {
      const found = server.deps.deployments.forHost('sg.localhost');
      if (found.ok) found.deployment.verboseAuthErrors = true;
    },
    async close() {
      await server.close();
      await smtp.stop();
    },
  };
}

type Answer = { statusCode: number; json: () => { errors: { code: string; meta: Meta }[] } };
type Meta = { values?: Record<string, unknown> };

/** Status, code and what a client shows of a refusal. */
export function refusalIn(answer: Answer) {
  const [first] = answer.json().errors;
  return { status: answer.statusCode, code: first?.code, ...first?.meta };
}
