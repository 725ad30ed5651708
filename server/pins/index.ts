import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { forgetPins } from './retention.ts';
import { listPins, removePin, setPin } from './set.ts';
import { listPeopleHere, switchPerson } from './switch.ts';

/** Calls a minute from one address, of which each costs a hash. */
const perMinute = 60;

/** How members who share a device take turns there: each by a PIN that holds on it alone. */
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
