import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import type { Member } from '#schemas';
import { Button, Dialog } from '#ui';
import { memberRemoved } from './people-model.ts';

type LeaveDialogProps = {
  /** The member to remove; null while the dialog is closed. */
  member: Member | null;
  isMe: boolean;
  onClose: () => void;
};

/** Confirms the removal of a member, who can come back only by another invitation. */
export function LeaveDialog({ member, isMe, onClose }: LeaveDialogProps) {
  const t = useText();
  const remove = useUnit(memberRemoved);
  const who = isMe ? 'me' : 'them';
  const values = { name: member?.name ?? member?.email ?? '', outlet: member?.vendor_name ?? '' };
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={t(`people.remove.${who}.title`, values)}
      description={t(`people.remove.${who}.body`, values)}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.back')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              if (member) remove({ vendorId: member.vendor_id, userId: member.user_id });
              onClose();
            }}
          >
            {t(isMe ? 'people.leave' : 'people.remove')}
          </Button>
        </>
      }
    />
  );
}
