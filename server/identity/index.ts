import { endpoints } from '#schemas';
import { endGuest } from '../guests/tokens.ts';
import { Headed, serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { isGuest } from '../policy.ts';
import { extendLogin, loginWith } from './login.ts';
import { newDeviceMail } from './new-device.ts';
import { prepareDecoy } from './passwords.ts';
import { forgetExpired, forgetSteps } from './retention.ts';
import { resealFactors } from './second-factor.ts';
import { confirmSignInWith } from './second-step.ts';
import { endSession } from './sessions.ts';
import { issueTicket } from './tickets.ts';
import { goodbyeHeaders } from './token-cookies.ts';

/** Sign-in, its extension and its end, and tickets for the socket. */
export const identity: ServerModule = {
  name: 'identity',
  mails: { 'new-device': newDeviceMail },
  async register(app, deps) {
    const serve = serveOn(app, deps);
    // Make the decoy hash now, so that the first unknown person does not wait longer than others.
    await prepareDecoy();
    serve(endpoints.login, loginWith(deps));
    serve(endpoints.confirmSignIn, confirmSignInWith(deps));
    serve(endpoints.extendLogin, extendLogin);
    serve(endpoints.logout, async (call) => {
      const { sql, who, clock } = call;
      if (isGuest(who)) await endGuest(sql, who.userId, clock());
      else await endSession(sql, who.sessionId, clock());
      tellSecurity(call, 'session-ended', who.userId);
      return new Headed({ success: true }, goodbyeHeaders(call));
    });
    serve(endpoints.createSocketTicket, ({ sql, who, deployment, clock }) =>
      issueTicket(sql, who, deployment.id, clock()),
    );
  },
  rounds: (deps) => [
    { name: 'expired sessions', run: () => forgetExpired(deps) },
    { name: 'second steps that are over', run: () => forgetSteps(deps) },
    { name: 'secrets of second factors', run: () => resealFactors(deps) },
  ],
};
