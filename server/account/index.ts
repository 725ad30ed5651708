import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { listDevices, signOutDevice } from './devices.ts';
import { changePassword } from './password.ts';
import { changeProfile, getProfile } from './profile.ts';

/** Password changes a minute from one address, of which each costs two hashes. */
const perMinute = 20;

/** What a signed-in person sees and changes of their own account. */
export const account: ServerModule = {
  name: 'account',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.listDevices, listDevices);
    serve(endpoints.signOutDevice, signOutDevice);
    serve(endpoints.changePassword, changePassword, { perMinute });
    serve(endpoints.getProfile, getProfile);
    serve(endpoints.changeProfile, changeProfile);
  },
};
