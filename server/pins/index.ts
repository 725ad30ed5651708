import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { forgetPins } from './retention.ts';
import { listPins, removePin, setPin } from './set.ts';
import { listPeopleHere, switchPerson } from './switch.ts';

/** Calls a minute from one address; each costs a hash. */
const perMinute = 60;

/** PINs of members on shared devices; each is valid on one device only. */
export const pins: ServerModule = {
  name: 'pins',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const limit = { perMinute: Math.max(perMinute, Math.floor(deps.config.rateLimit / 300)) };
    serve(endpoints.listPins, listPins);
    serve(endpoints.setPin, setPin, limit);
    serve(endpoints.removePin, removePin);
    serve(endpoints.listPeopleHere, listPeopleHere);
    serve(endpoints.switchPerson, switchPerson, limit);
  },
  rounds: ({ sql, clock }) => [{ name: 'PINs that are over', run: () => forgetPins(sql, clock()) }],
};
