import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { $user } from '#core';
import { useFormat, useText } from '#i18n';
import type { Id, Invitation, Member } from '#schemas';
import { Badge, Button, ChangingList, ListRow, Section } from '#ui';
import { CodesSection } from './codes-section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import * as css from './members.css.ts';
import { isOnlyOwner } from './only-owner.ts';
import { type Everybody, invitationWithdrawn } from './people-model.ts';
import { RoleChoice } from './role-choice.tsx';
import { Seen } from './seen.tsx';
import { useMayGive } from './standing.ts';

type PeopleProps = { everybody: Everybody; vendorId: Id };

/** Members, then pending invitations. */
export function PeopleList({ everybody, vendorId }: PeopleProps) {
  const { members, invitations, codes } = everybody;
  const t = useText();
  const me = useUnit($user)?.id;
  const [leaving, setLeaving] = useState<Member | null>(null);
  return (
    <>
      <ChangingList aria-label={t('people.members')}>
        {members.map((member) => (
          <MemberRow
            key={`${member.vendor_id} ${member.user_id}`}
            {...{ member, vendorId, isMe: member.user_id === me }}
            lacksCodes={codes.since !== null && !member.has_codes}
            isNeeded={isOnlyOwner(member, members)}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ChangingList>
      {invitations.length > 0 && (
        <Section title={t('people.invitations')}>
          <ChangingList aria-label={t('people.invitations')}>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.invitation_id} {...{ invitation, vendorId }} />
            ))}
          </ChangingList>
        </Section>
      )}
      <CodesSection everybody={everybody} />
      <LeaveDialog
        member={leaving}
        isMe={leaving?.user_id === me}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

type MemberRowProps = {
  member: Member;
  vendorId: Id;
  isMe: boolean;
  /** Whether codes are required and they have none yet. */
  lacksCodes: boolean;
  /** Whether the outlet would be left without an owner. */
  isNeeded: boolean;
  onRemove: () => void;
};

function MemberRow({ member, vendorId, isMe, lacksCodes, isNeeded, onRemove }: MemberRowProps) {
  const t = useText();
  const mayGive = useMayGive();
  const { name, email, role, vendor_name, vendor_id, seen_at } = member;
  const called = name ?? email;
  const isBelow = mayGive(vendor_id, role);
  const mayRemove = isMe || isBelow;
  const why = useId();
  return (
    <ListRow
      title={
        <span className={css.words}>
          <bdi>{called}</bdi> {isMe && <Badge>{t('people.you')}</Badge>}
          {lacksCodes && <Badge tone="warning">{t('people.codes.none')}</Badge>}
        </span>
      }
      detail={
        <span className={css.detail}>
          {name && <bdi className={css.words}>{email}</bdi>}
          {vendor_id !== vendorId && <bdi>{vendor_name}</bdi>}
          <Seen at={seen_at} />
          {isNeeded && mayRemove && <span id={why}>{t('members.error.last-owner')}</span>}
        </span>
      }
      trailing={
        <span className={css.trailing}>
          {isBelow ? (
            <RoleChoice member={member} mayGive={(each) => mayGive(vendor_id, each)} />
          ) : (
            <span className={css.role}>{t(`role.${role}`)}</span>
          )}
          {mayRemove && (
            <RemoveButton name={called} why={isNeeded ? why : null} {...{ isMe, onRemove }} />
          )}
        </span>
      }
    />
  );
}

type RemoveProps = Pick<MemberRowProps, 'isMe' | 'onRemove'> & {
  name: string;
  /** Id of the text that says why it cannot be pressed. */
  why: string | null;
};

/** The only owner is not asked a question that would be answered by no. */
function RemoveButton({ name, isMe, why, onRemove }: RemoveProps) {
  const t = useText();
  return (
    <Button
      variant="quiet"
      disabled={why !== null}
      onClick={onRemove}
      aria-label={t(isMe ? 'people.leave' : 'people.remove.of', { name })}
      {...(why !== null && { 'aria-describedby': why })}
    >
      {t(isMe ? 'people.leave' : 'people.remove')}
    </Button>
  );
}

function InvitationRow({ invitation, vendorId }: { invitation: Invitation; vendorId: Id }) {
  const t = useText();
  const format = useFormat();
  const mayGive = useMayGive();
  const withdraw = useUnit(invitationWithdrawn);
  const { email, role, vendor_id, vendor_name, invitation_id, expires_at } = invitation;
  return (
    <ListRow
      title={<bdi className={css.words}>{email}</bdi>}
      detail={
        <span className={css.detail}>
          {vendor_id !== vendorId && <bdi>{vendor_name}</bdi>}
          <span>{t('people.invited.until', { when: format.dateTime(expires_at) })}</span>
        </span>
      }
      trailing={
        <span className={css.trailing}>
          <span className={css.role}>{t(`role.${role}`)}</span>
          {mayGive(vendor_id, role) && (
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
