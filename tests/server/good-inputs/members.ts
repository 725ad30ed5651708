import { invitationTokenOf } from '../../../server/members/proof.ts';
import type { GoodInputs } from './given.ts';
import { nobody, type World } from './world.ts';

const vendorId = 'm4pk1';
const role = 'counter';

/** Somebody who was asked to join, and the token of their link. */
async function invited(world: World) {
  const email = `invited-${world.next()}@example.com`;
  const { invitations } = await world.make('inviteMember', {
    ...{ params: { vendorId }, body: { email_address: email, role } },
  });
  const invitationId = invitations.find((each) => each.email === email)?.invitation_id ?? '';
  return { invitationId, token: invitationTokenOf(world.server.deps, invitationId) };
}

/** Who belongs to an outlet. */
export const memberInputs: GoodInputs<
  | 'inviteMember'
  | 'withdrawInvitation'
  | 'changeMember'
  | 'removeMember'
  | 'readInvitation'
  | 'acceptInvitation'
> = {
  inviteMember: {
    fresh: async ({ next }) => ({
      params: { vendorId },
      body: { email_address: `mei-${next()}@example.com`, role },
    }),
    again: ['LimitExceededException'],
  },
  withdrawInvitation: {
    async fresh(world) {
      const { invitationId } = await invited(world);
      return { params: { vendorId, invitationId } };
    },
    did: ({ result, sent }) =>
      result.invitations.every((each) => each.invitation_id !== sent.params.invitationId),
  },
  changeMember: {
    async fresh({ person }) {
      const { id } = await person({ vendorId, role });
      return { params: { vendorId, userId: id }, body: { role: 'manager' } };
    },
    did: ({ result, sent }) =>
      result.members.some(
        (each) => each.user_id === sent.params.userId && each.role === sent.body.role,
      ),
  },
  removeMember: {
    async fresh({ person }) {
      const { id } = await person({ vendorId, role });
      return { params: { vendorId, userId: id } };
    },
    did: ({ result, sent }) => result.members.every((each) => each.user_id !== sent.params.userId),
  },
  readInvitation: {
    async fresh(world) {
      const { token } = await invited(world);
      return { headers: nobody, body: { token } };
    },
  },
  acceptInvitation: {
    async fresh(world) {
      const { token } = await invited(world);
      return { headers: nobody, body: { token, password: 'Quokkas!2026', name: 'Mei' } };
    },
    again: ['ExpiredCodeException', 'NotAuthorizedException'],
  },
};
