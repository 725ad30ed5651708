import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { not, or } from 'patronum';
import { type AccessPlace, endpoints, type Problem } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { happened } from '../kernel/log.ts';
import { endpointFx, type InputFor, loadAccessFx, saveAccessFx } from '../kernel/ports.ts';
import { isRefused } from '../kernel/problem.ts';
import { noticeShown } from '../notices/model.ts';
import { durations } from '../notices/notices.ts';
import { personProved } from '../session/model.ts';
import { type AccessTexts, type Arrival, arriveAt, linkExpired, promiseMail } from './place.ts';

type Body<Id extends 'register' | 'resendVerification' | 'verifyRegistration' | Reset> = InputFor<
  (typeof endpoints)[Id]
>['body'];
type Reset = 'forgotPassword' | 'confirmForgotPassword';

/** One of these pages is opened. */
export const accessOpened = createEvent<Arrival>();
/** Back to the first step, with what was typed there. */
export const accessRestarted = createEvent();
/** Something was typed into a form of the way in; it is kept for the way back. */
export const accessTyped = createEvent<Partial<AccessTexts>>();
/** The person already has a code, from an earlier mail. */
export const codeFound = createEvent();
/** Somebody asks for an account. */
export const registrationSent = createEvent<Body<'register'>>();
/** The link that confirms an address is asked for once more. */
export const linkWanted = createEvent<Body<'resendVerification'>>();
/** The link of a mail was opened, and the password given. */
export const linkFollowed = createEvent<Body<'verifyRegistration'>>();
/** A code to set a new password is asked for. */
export const codeWanted = createEvent<Body<'forgotPassword'>>();
/** A new password was given, with the code of a mail. */
export const newPasswordSent = createEvent<Body<'confirmForgotPassword'>>();

const registerFx = endpointFx(endpoints.register);
const resendFx = endpointFx(endpoints.resendVerification);
const verifyFx = endpointFx(endpoints.verifyRegistration);
const forgotFx = endpointFx(endpoints.forgotPassword);
const confirmFx = endpointFx(endpoints.confirmForgotPassword);

/** Whether the server is being asked; nothing is sent twice meanwhile. */
export const $accessBusy = or(
  registerFx.pending,
  resendFx.pending,
  verifyFx.pending,
  forgotFx.pending,
  confirmFx.pending,
);
const $idle = not($accessBusy);

/** Where somebody is on the way to an account; null until that is known, and once they are there. */
export const $access = createStore<AccessPlace | null>(null);
const $page = $access.map((place) => place?.page ?? null);
const $askedOn = createStore<AccessPlace | null>(null);
sample({
  clock: [registrationSent, linkWanted, linkFollowed, codeWanted, newPasswordSent],
  source: $access,
  filter: $idle,
  target: $askedOn,
});
/** Whether the page that sent the form is still open: a late answer must not change another page. */
const $askedHere = combine($page, $askedOn, (page, asked) => page === (asked?.page ?? null));

/** Whether a new password was sent and no answer came: it may be set already, and its code used up. */
const $mayBeSet = createStore(false)
  .on(confirmFx.failData, (was, { tag }) => was || tag !== 'refused')
  .reset(accessOpened, accessRestarted, forgotFx.done);
const notSet = sample({ clock: confirmFx.failData, source: $mayBeSet, fn: ofReset });

/** Why the last form of this page was refused. */
export const accessFailed = sample({
  clock: [
    ...[registerFx.failData, resendFx.failData, verifyFx.failData, forgotFx.failData],
    notSet,
  ],
  filter: $askedHere,
});

sample({ clock: registrationSent, filter: $idle, fn: (body) => ({ body }), target: registerFx });
sample({ clock: linkWanted, filter: $idle, fn: (body) => ({ body }), target: resendFx });
sample({ clock: linkFollowed, filter: $idle, fn: (body) => ({ body }), target: verifyFx });
sample({ clock: codeWanted, filter: $idle, fn: (body) => ({ body }), target: forgotFx });
sample({ clock: newPasswordSent, filter: $idle, fn: (body) => ({ body }), target: confirmFx });

// Where the person is: kept in this tab as it changes, and loaded again when a page is opened.
const findFx = attach({
  effect: loadAccessFx,
  mapParams: (_: Arrival) => undefined,
});
sample({ clock: accessOpened, target: findFx });
const found = merge([
  findFx.done.map(({ params, result }) => arriveAt(result, params)),
  findFx.fail.map(({ params }) => arriveAt(null, params)),
]);
const mailPromised = sample({
  clock: [registerFx.done, resendFx.done, forgotFx.done],
  source: $now,
  filter: $askedHere,
  fn: (now, { params: { body } }) => ({ now, email_address: body.email_address }),
});
const isExpired = sample({
  clock: verifyFx.failData.filter({
    fn: (problem) => isRefused<'verifyRegistration'>(problem, 'ExpiredCodeException'),
  }),
  filter: $askedHere,
});
const confirmed = sample({ clock: confirmFx.done, filter: $askedHere });
$access
  .on(found, (_, place) => place)
  .on(accessTyped, (place, texts) => place && { ...place, ...texts })
  .on(codeFound, (place) => place && { ...place, step: 'code' })
  .on(accessRestarted, (place) => place && { ...place, step: 'form' })
  .on(mailPromised, (place, mail) => place && promiseMail(place, mail))
  .on(isExpired, (place) => place && linkExpired(place))
  .reset(confirmed, happened('session.started'));
sample({
  clock: [
    sample({
      clock: [accessTyped, codeFound, accessRestarted, mailPromised, isExpired, found],
      source: $access,
    }),
    sample({ clock: [confirmed, happened('session.started')], fn: () => null }),
  ],
  target: saveAccessFx,
});

/** Whether the new password is the password now. */
export const $passwordSet = createStore(false)
  .on(confirmed, () => true)
  .reset(accessOpened);

// Sending another mail changes nothing on screen, so a notice confirms it.
sample({
  clock: [resendFx.done, forgotFx.done],
  source: $askedOn,
  filter: (asked) => asked !== null && asked.step !== 'form',
  fn: () => ({ key: 'access.sent', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});
sample({ clock: verifyFx.doneData, target: personProved });

function ofReset(mayBeSet: boolean, problem: Problem): Problem {
  const isUsed = isRefused<'confirmForgotPassword'>(problem, 'ExpiredCodeException');
  return mayBeSet && isUsed && problem.tag === 'refused'
    ? { ...problem, key: 'access.reset.perhaps-done' }
    : problem;
}
