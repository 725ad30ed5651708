import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { changeMember, removeMember } from './change.ts';
import { inviteMember, withdrawInvitation } from './invite.ts';
import { acceptInvitation, readInvitation } from './join.ts';
import { mails } from './mails.ts';
import { findEverybody } from './repository.ts';
import { requireCodes } from './require-codes.ts';
import { forgetInvitations } from './retention.ts';

/** Calls a minute from one address; each costs a password hash or a mail. */
const perMinute = 30;

/** Members of merchants, their roles, and invitations. */
export const members: ServerModule = {
  name: 'members',
  mails,
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const limit = { perMinute };
    serve(endpoints.listMembers, ({ sql, input }) => findEverybody(sql, input.params.vendorId));
    serve(endpoints.inviteMember, inviteMember, limit);
    serve(endpoints.withdrawInvitation, withdrawInvitation);
    serve(endpoints.changeMember, changeMember);
    serve(endpoints.removeMember, removeMember);
    serve(endpoints.requireCodes, requireCodes, limit);
    serve(endpoints.readInvitation, readInvitation, limit);
    serve(endpoints.acceptInvitation, acceptInvitation, limit);
  },
  rounds: ({ sql, clock }) => [
    { name: 'old invitations', run: () => forgetInvitations(sql, clock()) },
  ],
};
