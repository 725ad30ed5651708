import * as z from 'zod/mini';
import { EmailAddress, Id, text, typedText } from '../primitives.ts';
import { Role } from '../roles.ts';
import { Done, Invited, MerchantAt, OutletAt } from './common.ts';
import { defineOperatorCall } from './define.ts';

const At = z.strictObject({ email: EmailAddress });

export const listPeople = defineOperatorCall({
  id: 'listPeople',
  summary: 'Who reaches a merchant, who is invited, to which of its outlets and as what',
  method: 'GET',
  path: '/merchants/{merchantId}/people',
  params: MerchantAt,
  result: z.object({
    people: z.array(
      z.object({
        email: text(320),
        business_name: z.nullable(text(300)),
        outlets: z.array(Id),
        roles: z.array(Role),
        /** Whether they were invited and have not joined yet. */
        is_invited: z.boolean(),
        must_set_password: z.boolean(),
      }),
    ),
  }),
});

export const invitePerson = defineOperatorCall({
  id: 'invitePerson',
  summary:
    'Ask somebody by mail to join an outlet, or a merchant with all of its outlets, as an owner unless it is said otherwise',
  method: 'POST',
  path: '/outlets/{outletId}/people',
  params: OutletAt,
  body: z.strictObject({
    email: EmailAddress,
    role: z._default(Role, 'owner'),
    language: z.optional(typedText(16)),
  }),
  result: Invited,
  refusals: ['MemberAlready'],
});

export const givePersonRole = defineOperatorCall({
  id: 'givePersonRole',
  summary: 'Make a member of a merchant or one of its outlets something else there',
  method: 'POST',
  path: '/outlets/{outletId}/people/role',
  params: OutletAt,
  body: z.strictObject({ email: EmailAddress, role: Role }),
  result: Done,
  refusals: ['LastOwner'],
});

export const removePerson = defineOperatorCall({
  id: 'removePerson',
  summary: 'Keep somebody from a merchant or one of its outlets; open pages of theirs close',
  method: 'POST',
  path: '/outlets/{outletId}/people/remove',
  params: OutletAt,
  body: At,
  result: Done,
});

export const requireNewPassword = defineOperatorCall({
  id: 'requireNewPassword',
  summary: 'Sign somebody out everywhere and let them in again only with a new password',
  method: 'POST',
  path: '/people/require-new-password',
  body: At,
  result: Done,
});

export const resetSecondFactor = defineOperatorCall({
  id: 'resetSecondFactor',
  summary:
    'Ask somebody for their password alone from now on, since they lost what makes their codes, and sign them out everywhere',
  method: 'POST',
  path: '/people/reset-second-factor',
  body: At,
  result: Done,
});

export const unlinkProvider = defineOperatorCall({
  id: 'unlinkProvider',
  summary:
    'Forget by which account at an identity provider somebody is known, such as one that is no longer theirs; the next time they come from there they are found by their address',
  method: 'POST',
  path: '/people/unlink-provider',
  body: At,
  result: Done,
});

export const unlockPerson = defineOperatorCall({
  id: 'unlockPerson',
  summary: 'Forget the failed tries to sign in to an account, so that nobody has to wait',
  method: 'POST',
  path: '/people/unlock',
  body: At,
  result: z.object({ forgotten: z.number() }),
});

/** What each part of the product keeps of a person, or how much. */
export const exportPerson = defineOperatorCall({
  id: 'exportPerson',
  summary: 'All that is kept of a person',
  method: 'POST',
  path: '/people/export',
  body: At,
  result: z.record(text(100), z.array(z.record(z.string(), z.unknown()))),
});

export const erasePerson = defineOperatorCall({
  id: 'erasePerson',
  summary: 'Forget a person; orders stay, without the person, with what they cost',
  method: 'POST',
  path: '/people/erase',
  body: At,
  result: z.record(text(100), z.number()),
  refusals: ['OrderUnderWay'],
});

export const getRetention = defineOperatorCall({
  id: 'getRetention',
  summary: 'How long what is kept of people stays, by market',
  method: 'GET',
  path: '/retention',
  result: z.object({
    markets: z.array(z.object({ country: text(2), orders_days: z.number() })),
    bulk_rows_days: z.number(),
    payments_without_order_days: z.number(),
    errands_given_up_days: z.number(),
  }),
});
