import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $user } from '#core';
import { useText } from '#i18n';
import { type Id, type Invitation, type Member, mayGive, type Role } from '#schemas';
import { Badge, Button, List, ListRow, Section } from '#ui';
import { LeaveDialog } from './leave-dialog.tsx';
import * as css from './members.css.ts';
import { type Everybody, invitationWithdrawn } from './people-model.ts';
import { RoleChoice } from './role-choice.tsx';
import { Seen } from './seen.tsx';

type PeopleProps = { everybody: Everybody; vendorId: Id };

/** Members, then who was asked and has not come yet. */
export function PeopleList({ everybody: { members, invitations }, vendorId }: PeopleProps) {
  const t = useText();
  const me = useUnit($user)?.id;
  const [leaving, setLeaving] = useState<Member | null>(null);
  const own = ownRole(members, me, vendorId);
  return (
    <>
      <List className={css.list} aria-label={t('people.members')}>
        {members.map((member) => (
          <MemberRow
            key={`${member.vendor_id} ${member.user_id}`}
            {...{ member, vendorId, own, isMe: member.user_id === me }}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </List>
      {invitations.length > 0 && (
        <Section title={t('people.invitations')}>
          <List className={css.list} aria-label={t('people.invitations')}>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.invitation_id} {...{ invitation, vendorId, own }} />
            ))}
          </List>
        </Section>
      )}
      <LeaveDialog member={leaving} isMe={leaving?.user_id === me} onClose={() => setLeaving(null)} />
    </>
  );
}

type MemberRowProps = {
  member: Member;
  vendorId: Id;
  own: Role;
  isMe: boolean;
  onRemove: () => void;
};

function MemberRow({ member, vendorId, own, isMe, onRemove }: MemberRowProps) {
  const t = useText();
  const { name, email, role, vendor_name, vendor_id, seen_at } = member;
  const called = name ?? email;
  return (
    <ListRow
      title={
        <>
          <bdi>{called}</bdi> {isMe && <Badge>{t('people.you')}</Badge>}
        </>
      }
      detail={
        <>
          {name && <bdi className={css.email}>{email}</bdi>}
          {vendor_id !== vendorId && <bdi>{vendor_name}</bdi>}
          <Seen at={seen_at} />
        </>
      }
      trailing={
        <span className={css.trailing}>
          {mayGive(own, role) ? (
            <RoleChoice {...{ member, own }} />
          ) : (
            <span className={css.role}>{t(`people.role.${role}`)}</span>
          )}
          {(isMe || mayGive(own, role)) && (
            <Button variant="quiet" onClick={onRemove} aria-label={t('people.remove.of', { name: called })}>
              {t(isMe ? 'people.leave' : 'people.remove')}
            </Button>
          )}
        </span>
      }
    />
  );
}

function InvitationRow({
  invitation,
  vendorId,
  own,
}: {
  invitation: Invitation;
  vendorId: Id;
  own: Role;
}) {
  const t = useText();
  const withdraw = useUnit(invitationWithdrawn);
  const { email, role, vendor_id, vendor_name, invitation_id } = invitation;
  return (
    <ListRow
      title={<bdi>{email}</bdi>}
      detail={vendor_id !== vendorId && <bdi>{vendor_name}</bdi>}
      trailing={
        <span className={css.trailing}>
          <span className={css.role}>{t(`people.role.${role}`)}</span>
          {mayGive(own, role) && (
            <Button
              variant="quiet"
              aria-label={t('people.withdraw.of', { email })}
              onClick={() => withdraw({ vendorId: vendor_id, id: invitation_id })}
            >
              {t('people.withdraw')}
            </Button>
          )}
        </span>
      }
    />
  );
}

/** What the person may do here; the server looks again. */
function ownRole(members: readonly Member[], me: Id | undefined, vendorId: Id): Role {
  const mine = members.filter(({ user_id }) => user_id === me);
  const here = mine.find(({ vendor_id }) => vendor_id === vendorId);
  return mine.some(({ role }) => role === 'owner') ? 'owner' : (here ?? mine[0])?.role ?? 'counter';
}
