import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it is given, and refuses while it is told to. */
export async function startSmtp() {
  const mails: { to: string[]; content: string }[] = [];
  const state = { refusing: false };
  const host = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      state.refusing ? done(new Error('Try again later')) : done(),
    async onData(stream, session, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ to, content: Buffer.concat(parts).toString() });
      done();
    },
  });
  host.listen(0, '127.0.0.1');
  await once(host.server, 'listening');
  const { port } = host.server.address() as AddressInfo;
  return {
    ...{ mails, state, url: `smtp://127.0.0.1:${port}` },
    stop: () => new Promise<void>((done) => host.close(() => done())),
  };
}
