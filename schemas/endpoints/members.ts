import * as z from 'zod/mini';
import { Invitation, Member, RequiredCodes } from '../members.ts';
import { EmailAddress, Id, requiredText, text, typedText } from '../primitives.ts';
import { Role } from '../roles.ts';
import { AuthenticationResult, User } from '../session.ts';
import { defineEndpoint } from './define.ts';

const ofVendor = {
  service: 'orders',
  access: { kind: 'vendor', at: 'params.vendorId', needs: 'members' },
} as const;
const everybody = z.object({
  members: z.array(Member),
  invitations: z.array(Invitation),
  codes: RequiredCodes,
});

export const listMembers = defineEndpoint({
  ...ofVendor,
  id: 'listMembers',
  summary: 'Who belongs to an outlet or to its main account, and who was asked to join',
  method: 'GET',
  path: '/members/{vendorId}',
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  result: everybody,
});

export const inviteMember = defineEndpoint({
  ...ofVendor,
  id: 'inviteMember',
  summary:
    'Ask somebody by mail to join; who was asked before gets a new link, and the old one is worth nothing',
  method: 'POST',
  path: '/members/{vendorId}/invite',
  retry: 'never',
  params: z.strictObject({ vendorId: Id }),
  body: z.strictObject({
    email_address: EmailAddress,
    role: Role,
    /** The language of the mail; the deployment's default if it does not have it. */
    language: z.optional(typedText(16)),
  }),
  result: everybody,
  refusals: ['MemberAlready', 'LimitExceededException'],
});

export const withdrawInvitation = defineEndpoint({
  ...ofVendor,
  id: 'withdrawInvitation',
  summary: 'Take an invitation back; one that there is not is taken back already',
  method: 'DELETE',
  path: '/members/{vendorId}/invitations/{invitationId}',
  retry: 'idempotent',
  params: z.strictObject({ vendorId: Id, invitationId: Id }),
  result: everybody,
});

export const changeMember = defineEndpoint({
  ...ofVendor,
  id: 'changeMember',
  summary: 'Give a member another role; the last owner stays one',
  method: 'PUT',
  path: '/members/{vendorId}/{userId}',
  retry: 'idempotent',
  params: z.strictObject({ vendorId: Id, userId: Id }),
  body: z.strictObject({ role: Role }),
  result: everybody,
  refusals: ['LastOwner'],
});

export const removeMember = defineEndpoint({
  ...ofVendor,
  id: 'removeMember',
  summary:
    'Take a member out, off their open connections too; one who is none is out already, and the last owner stays',
  method: 'DELETE',
  path: '/members/{vendorId}/{userId}',
  retry: 'idempotent',
  params: z.strictObject({ vendorId: Id, userId: Id }),
  result: everybody,
  refusals: ['LastOwner'],
});

export const requireCodes = defineEndpoint({
  id: 'requireCodes',
  summary:
    'Ask everybody of a main account and its outlets for a code at sign-in, or no more, by a code of one’s own; who has none yet can do nothing before they have set codes up',
  service: 'orders',
  method: 'PUT',
  path: '/required-codes/{vendorId}',
  access: { kind: 'vendor', at: 'params.vendorId', needs: 'safety' },
  retry: 'never',
  params: z.strictObject({ vendorId: Id }),
  body: z.strictObject({
    required: z.boolean(),
    /** A code of the person's app, or a recovery code. */
    code: typedText(60),
    /** The language of the mails to the owners. */
    language: z.optional(typedText(16)),
  }),
  result: everybody,
  refusals: ['CodeMismatchException', 'NotMainAccount', 'OwnFactorFirst'],
});

export const readInvitation = defineEndpoint({
  id: 'readInvitation',
  summary: 'What the link of an invitation leads to',
  service: 'orders',
  method: 'POST',
  path: '/invitation',
  access: { kind: 'public' },
  retry: 'safe',
  body: z.strictObject({ token: typedText(200) }),
  result: z.object({
    email: text(320),
    role: Role,
    vendor_name: text(300),
    /** Null where an operator invited them. */
    invited_by: z.nullable(text(320)),
    /** Whether the address already has an account, so that its password is asked for. */
    has_account: z.boolean(),
  }),
  refusals: ['ExpiredCodeException'],
});

export const acceptInvitation = defineEndpoint({
  id: 'acceptInvitation',
  summary:
    'Join by the link of an invitation and sign in: with the password of the account, or with one that is chosen for a new account',
  service: 'orders',
  method: 'POST',
  path: '/invitation/accept',
  access: { kind: 'public' },
  retry: 'never',
  body: z.strictObject({
    token: typedText(200),
    password: typedText(256),
    name: z.optional(requiredText(300)),
  }),
  result: z.object({ AuthenticationResult, user: User }),
  refusals: [
    'ExpiredCodeException',
    'InvalidPasswordException',
    'NotAuthorizedException',
    'PasswordResetRequiredException',
    'SecondFactorRequired',
  ],
});
