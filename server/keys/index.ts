import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { createKey, listKeys, revokeKey, rotateKey } from './change.ts';

/** New keys a minute for one person. */
const madePerMinute = 30;

/** Service keys of merchants' programs. */
export const keys: ServerModule = {
  name: 'keys',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const limits = { perMinute: Math.min(madePerMinute, deps.config.rateLimit) };
    serve(endpoints.listServiceKeys, listKeys);
    serve(endpoints.createServiceKey, createKey, limits);
    serve(endpoints.rotateServiceKey, rotateKey, limits);
    serve(endpoints.revokeServiceKey, revokeKey);
  },
};
