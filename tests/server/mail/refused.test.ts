import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { transportFor } from '../../../server/mail/transport.ts';

/** A mail server that refuses each recipient, repeating the address as real ones do. */
async function refusing() {
  const server = createServer((socket) => {
    socket.setEncoding('utf8').write('220 here\r\n');
    socket.on('data', (said: string) => {
      const [, address = ''] = /^RCPT TO:<(.+?)>/i.exec(said) ?? [];
      socket.write(address ? `550 no such user <${address}>\r\n` : '250 ok\r\n');
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

test('why a mail was refused is told without the address, which logs and lists would keep', async () => {
  const server = await refusing();
  const mail = { smtpUrl: server.url, from: 'Portal <noreply@example.com>' };
  const send = transportFor({ mail, dataDir: '' });
  const sent = send('bob@example.com', { subject: 'Hello', text: 'Hello' }, 'a-key');
  const cause = await sent.then(
    () => undefined,
    (problem: Error) => problem,
  );
  server.close();
  expect(cause?.message).toMatch(/550/);
  expect(`${cause?.message} ${cause?.stack}`).not.toContain('bob@');
});
