import { test as base } from '../support/browser.ts';
import { productPort } from '../support/own-product.ts';
import { type FaultProxy, startProxy } from '../support/proxy.ts';

/** `test` with a network of its own between its pages and the product. */
export const test = base
  .extend('port', { scope: 'file' }, () => productPort)
  .extend('proxy', async ({ port }, { onCleanup }): Promise<FaultProxy> => {
    const proxy = await startProxy(port);
    onCleanup(proxy.stop);
    return proxy;
  });

/** What Chromium says of a request that was cut, which these tests provoke on purpose. */
export const cutOff =
  /ERR_EMPTY_RESPONSE|ERR_CONNECTION_(REFUSED|RESET)|ERR_SOCKET_NOT_CONNECTED|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED|WebSocket/;
