import { endpoints } from '#schemas';
import { refusal } from '../http/refusal.ts';
import { serveOn } from '../http/serve.ts';
import type { Deps, ServerModule } from '../module.ts';
import { forgotPassword, resetWith } from './forgot-password.ts';
import { logOutEverywhere } from './log-out-everywhere.ts';
import { mails } from './mails.ts';
import { register, resend } from './register.ts';
import { forgetOldAccess } from './retention.ts';
import { verifyWith } from './verify.ts';

/** Calls a minute from one address; each costs a password hash or a mail. */
const perMinute = 20;

/** Sign-up, forgotten passwords, and ending all sessions. */
export const access: ServerModule = {
  name: 'access',
  mails,
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const limit = { perMinute: Math.max(perMinute, Math.floor(deps.config.rateLimit / 300)) };
    serve(endpoints.register, ifMailed(register), limit);
    serve(endpoints.resendVerification, ifMailed(resend), limit);
    serve(endpoints.verifyRegistration, verifyWith(deps), limit);
    serve(endpoints.forgotPassword, ifMailed(forgotPassword), limit);
    serve(endpoints.confirmForgotPassword, resetWith(deps), limit);
    serve(endpoints.logoutEverywhere, logOutEverywhere);
  },
  rounds: (deps) => [{ name: 'old registrations and resets', run: () => forgetOldAccess(deps) }],
};

/** Wraps a call that promises a mail, and refuses it where mail is not set up. */
function ifMailed<Asked extends Pick<Deps, 'config'>, Answer>(handle: (call: Asked) => Answer) {
  return (call: Asked): Answer => {
    requireMails(call.config);
    return handle(call);
  };
}

/** Refuses where mail is not set up. The demo writes mails into its outbox. */
export function requireMails({ demo, mail }: Deps['config']): void {
  if (!demo && mail.smtpUrl === undefined) throw mailOff();
}

function mailOff() {
  return refusal(503, 'MailOff', 'No mails leave this server.', {
    key: 'auth.InvalidConfigurationException',
  });
}
