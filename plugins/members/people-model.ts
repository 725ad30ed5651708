import { createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import {
  $now,
  clockTicked,
  endpointFx,
  happened,
  latestOf,
  type Refusal,
  refusalOf,
  secondsSince,
} from '#core';
import { endpoints, type Id, type InputOf, type Problem, type ResultOf, type Role } from '#schemas';
import { doneTold, refusalTold } from './told-model.ts';

/** The members and invitations of an outlet. */
export type Everybody = ResultOf<typeof endpoints.listMembers>;
/** A member, by the outlet or main account where they are one. */
export type Membership = { readonly vendorId: Id; readonly userId: Id };
type Asked = Omit<InputOf<typeof endpoints.requireCodes>['body'], 'required'>;
type Invited = { readonly email: string; readonly role: Role; readonly language: string };

/** The page of an outlet's people is opened. */
export const peopleOpened = createEvent<Id>();
export const peopleClosed = createEvent();
export const peopleWanted = createEvent<Id>();
export const inviteOpened = createEvent();
export const inviteClosed = createEvent();
export const memberInvited = createEvent<Invited & { readonly vendorId: Id }>();
export const invitationWithdrawn = createEvent<{ readonly vendorId: Id; readonly id: Id }>();
export const roleGiven = createEvent<Membership & { readonly role: Role }>();
export const memberRemoved = createEvent<Membership>();
/** An owner wants to require codes at sign-in, or to end that. */
export const codesAsked = createEvent<boolean>();
export const codesClosed = createEvent();
/** The owner confirmed it with a code of their own. */
export const codesConfirmed = createEvent<Asked>();

/** Seconds after which the open page asks again: others join and leave meanwhile. */
const RENEW_AFTER = 30;

const listFx = endpointFx(endpoints.listMembers);
const inviteFx = endpointFx(endpoints.inviteMember);
const withdrawFx = endpointFx(endpoints.withdrawInvitation);
const changeFx = endpointFx(endpoints.changeMember);
const removeFx = endpointFx(endpoints.removeMember);
const codesFx = endpointFx(endpoints.requireCodes);

/** Whose people are shown; null while the page is closed. */
const $vendorId = createStore<Id | null>(null)
  .on(peopleOpened, (_, id) => id)
  .reset(peopleClosed, happened('session.ended'));

/** The people of the outlet; null until loaded. */
export const $everybody = createStore<Everybody | null>(null)
  // The answer applies to the shown outlet, too, so the switch need not wait for the list.
  .on(codesFx.done, (shown, { result }) => shown && { ...shown, codes: result.codes })
  .reset(peopleOpened, peopleClosed, happened('session.ended'));
/** Why they could not be loaded. */
export const $notKnown = createStore<Problem | null>(null).reset(
  ...[peopleOpened, listFx.done, happened('vendors.loaded')],
);
export const $peopleComing = listFx.pending;
/** Whether a change is on its way. */
export const $changing = or(changeFx.pending, removeFx.pending, withdrawFx.pending);
export const $inviting = inviteFx.pending;
export const $inviteOpen = createStore(false)
  .on(inviteOpened, () => true)
  .reset(inviteClosed, inviteFx.done, peopleClosed);

/** Why the invitation failed: a text and its field. */
export const $inviteRefusal = createStore<Refusal | null>(null)
  .reset(inviteOpened, memberInvited, peopleClosed)
  .on(inviteFx.failData, (_, problem) => refusalOf(problem, 'people.error.invite'));

/** Whether codes shall be required, while the owner confirms it; null otherwise. */
export const $codesWanted = createStore<boolean | null>(null)
  .on(codesAsked, (_, required) => required)
  .reset(codesClosed, codesFx.done, peopleClosed);
export const $codesBusy = codesFx.pending;
export const $codesRefusal = createStore<Refusal | null>(null)
  .on(codesFx.failData, (_, problem) => refusalOf(problem, 'people.error.change'))
  .reset(codesAsked, codesConfirmed, peopleClosed);

sample({
  clock: [peopleOpened, peopleWanted],
  fn: (vendorId) => ({ params: { vendorId } }),
  target: listFx,
});
sample({
  clock: memberInvited,
  fn: ({ vendorId, email, ...rest }) => ({
    params: { vendorId },
    body: { email_address: email, ...rest },
  }),
  target: inviteFx,
});
sample({
  clock: invitationWithdrawn,
  fn: ({ vendorId, id }) => ({ params: { vendorId, invitationId: id } }),
  target: withdrawFx,
});
sample({
  clock: roleGiven,
  fn: ({ role, ...params }) => ({ params, body: { role } }),
  target: changeFx,
});
sample({ clock: memberRemoved, fn: (params) => ({ params }), target: removeFx });

sample({
  clock: sample({
    clock: codesConfirmed,
    source: { everybody: $everybody, required: $codesWanted },
    fn: ({ everybody, required }, body) => ({ everybody, required, body }),
  }).filterMap(({ everybody, required, body }) =>
    everybody === null || required === null
      ? undefined
      : { params: { vendorId: everybody.codes.vendor_id }, body: { ...body, required } },
  ),
  target: codesFx,
});

// The answer is of the changed outlet or main account; if that is not the page's, the list is loaded again.
const answered = merge([
  inviteFx.done,
  withdrawFx.done,
  changeFx.done,
  removeFx.done,
  codesFx.done,
]);
sample({
  clock: answered,
  source: $vendorId,
  filter: (shown, { params }) => shown === params.params.vendorId,
  fn: (_, { result }) => result,
  target: $everybody,
});
// A list that was asked for before a change does not know of it.
const listed = latestOf(listFx, answered);
const answeredElsewhere = sample({
  clock: answered,
  source: $vendorId,
  fn: (shown, { params }) => (shown === params.params.vendorId ? null : shown),
}).filterMap((shown) => shown ?? undefined);
sample({ clock: answeredElsewhere, target: peopleWanted });
sample({
  clock: listed.done,
  source: $vendorId,
  filter: (shown, { params }) => shown === params.params.vendorId,
  fn: (_, { result }) => result,
  target: $everybody,
});
sample({
  clock: listed.fail,
  source: $vendorId,
  filter: (shown, { params }) => shown === params.params.vendorId,
  fn: (_, { error }) => error,
  target: $notKnown,
});
const $askedAt = createStore<number | null>(null)
  .on(sample({ clock: listFx, source: $now }), (_, now) => now)
  .reset(peopleClosed);
sample({
  clock: sample({
    clock: clockTicked,
    source: { vendorId: $vendorId, askedAt: $askedAt, busy: or($peopleComing, $changing) },
    fn: ({ busy, askedAt, vendorId }, now) =>
      busy || askedAt === null || secondsSince(askedAt, now) < RENEW_AFTER ? null : vendorId,
  }).filterMap((vendorId) => vendorId ?? undefined),
  target: peopleWanted,
});

sample({
  clock: merge([withdrawFx.failData, changeFx.failData, removeFx.failData]),
  fn: (problem) => refusalOf(problem, 'people.error.change').what,
  target: refusalTold,
});
sample({
  clock: merge([
    inviteFx.done.map(() => 'people.invited'),
    codesFx.done.map(({ params }) =>
      params.body.required ? 'people.codes.required' : 'people.codes.not-required',
    ),
  ]),
  target: doneTold,
});
