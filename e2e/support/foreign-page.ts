import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third-party page, on its own site. */
export type ForeignPage = { origin: string; close: () => Promise<void> };

/** What stands in its page: which page of the portal, and what the frame may do there. */
type Framed = { readonly src: string; readonly sandbox?: string };

/** Serves one page on 127.0.0.1, which no browser takes for the site of `*.localhost`. */
export async function serveForeignPage(body: (origin: string) => string): Promise<ForeignPage> {
  const server = createServer((_, response) => {
    const { port } = server.address() as AddressInfo;
    const html = body(`http://127.0.0.1:${port}`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A platform's page around the portal, which hands over a token when the portal is ready, as our handbook says. */
export function platformPage({ src, sandbox }: Framed, token: string): string {
  const portal = new URL(src).origin;
  const allowed = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Platform</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
    <style>body{margin:0}iframe{border:0;inline-size:100%;block-size:100vh}</style>
    <main><h1>Platform</h1><iframe title="Portal"${allowed}></iframe></main><script type="module">
    const frame = document.querySelector('iframe');
    addEventListener('message', ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== ${JSON.stringify(portal)}) return;
      if (data?.type !== 'rider-portal:ready') return;
      const token = ${JSON.stringify(token)};
      frame.contentWindow.postMessage({ type: 'rider-portal:token', token }, origin);
    });
    frame.src = ${JSON.stringify(src)};
    </script></html>`;
}
