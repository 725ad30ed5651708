import { createEvent, createStore, merge, sample } from 'effector';
import { endpoints } from '#schemas';
import { $now } from '../clock.ts';
import { appended, happened } from '../log.ts';
import { noticeShown } from '../notices/model.ts';
import { durations } from '../notices/notices.ts';
import { endpointFx, type InputFor } from '../ports.ts';
import { $session } from '../session/model.ts';
import { signedInAs, tokensOf } from '../session/session.ts';

type Body<Id extends 'register' | 'resendVerification' | 'verifyRegistration' | Reset> = InputFor<
  (typeof endpoints)[Id]
>['body'];
type Reset = 'forgotPassword' | 'confirmForgotPassword';

/** One of these pages is opened: what the last one came to is no longer of interest. */
export const accessOpened = createEvent();
export const registrationSent = createEvent<Body<'register'>>();
export const linkWanted = createEvent<Body<'resendVerification'>>();
export const linkFollowed = createEvent<Body<'verifyRegistration'>>();
export const codeWanted = createEvent<Body<'forgotPassword'>>();
export const newPasswordSent = createEvent<Body<'confirmForgotPassword'>>();

const registerFx = endpointFx(endpoints.register);
const resendFx = endpointFx(endpoints.resendVerification);
const verifyFx = endpointFx(endpoints.verifyRegistration);
const forgotFx = endpointFx(endpoints.forgotPassword);
const confirmFx = endpointFx(endpoints.confirmForgotPassword);

const begun = merge([registerFx, resendFx, verifyFx, forgotFx, confirmFx]);
const over = merge([
  registerFx.finally,
  resendFx.finally,
  verifyFx.finally,
  forgotFx.finally,
  confirmFx.finally,
]);
const $running = createStore(0)
  .on(begun, (count) => count + 1)
  .on(over, (count) => count - 1);
/** Whether the server is being asked; nothing is sent twice meanwhile. */
export const $accessBusy = $running.map((count) => count > 0);
const $idle = $running.map((count) => count === 0);
/** Why the last form was refused. */
export const accessFailed = merge([
  registerFx.failData,
  resendFx.failData,
  verifyFx.failData,
  forgotFx.failData,
  confirmFx.failData,
]);

sample({ clock: registrationSent, filter: $idle, fn: (body) => ({ body }), target: registerFx });
sample({ clock: linkWanted, filter: $idle, fn: (body) => ({ body }), target: resendFx });
sample({ clock: linkFollowed, filter: $idle, fn: (body) => ({ body }), target: verifyFx });
sample({ clock: codeWanted, filter: $idle, fn: (body) => ({ body }), target: forgotFx });
sample({ clock: newPasswordSent, filter: $idle, fn: (body) => ({ body }), target: confirmFx });

/** Whether a link was promised to the address that was given. */
export const $linkPromised = createStore(false)
  .on([registerFx.done, resendFx.done], () => true)
  .reset(accessOpened);
/** Whether a code was promised to the address that was given. */
export const $codePromised = createStore(false)
  .on(forgotFx.done, () => true)
  .reset(accessOpened);
/** Whether the new password is the password now. */
export const $passwordSet = createStore(false)
  .on(confirmFx.done, () => true)
  .reset(accessOpened);

// Asking once more changes nothing on screen, so it is said.
sample({
  clock: [resendFx.done, forgotFx.done],
  fn: () => ({ key: 'access.sent', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});
sample({
  clock: verifyFx.doneData,
  source: { session: $session, now: $now },
  fn: ({ session, now }, { user, AuthenticationResult }) =>
    signedInAs(session, { user, meta: tokensOf(AuthenticationResult, now) }, now),
  target: appended,
});
sample({ clock: happened('session.started'), fn: () => undefined, target: accessOpened });
