import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { listDevices, signOutDevice } from './devices.ts';
import { mails } from './mails.ts';
import { changePassword } from './password.ts';
import { changeProfile, getProfile } from './profile.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';

/** Calls a minute from one address that check a password, which costs a hash or two. */
const perMinute = 20;

/** The account of the person who is signed in. */
export const account: ServerModule = {
  name: 'account',
  mails,
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.listDevices, listDevices);
    serve(endpoints.signOutDevice, signOutDevice);
    serve(endpoints.changePassword, changePassword, { perMinute });
    serve(endpoints.getSecondFactor, getSecondFactor);
    serve(endpoints.beginSecondFactor, beginSecondFactor, { perMinute });
    serve(endpoints.confirmSecondFactor, confirmSecondFactor);
    serve(endpoints.renewRecoveryCodes, renewRecoveryCodes, { perMinute });
    serve(endpoints.endSecondFactor, endSecondFactor, { perMinute });
    serve(endpoints.getProfile, getProfile);
    serve(endpoints.changeProfile, changeProfile);
  },
};
