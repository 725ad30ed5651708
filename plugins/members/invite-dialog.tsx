import { useUnit } from 'effector-react';
import { type ComponentProps, useState } from 'react';
import { isEmail } from '#core/rules';
import { useLanguage, useText } from '#i18n';
import { type Role, roles, type Vendor } from '#schemas';
import { Button, Dialog, FormError, RadioGroup, Stack, TextField } from '#ui';
import { $inviteRefusal, $inviting, inviteClosed, memberInvited } from './people-model.ts';
import { useMayGive } from './standing.ts';

/** Asks for the email address and role of a new member. */
export function InviteDialog({ vendor }: { vendor: Vendor }) {
  const t = useText();
  const { code: language } = useLanguage();
  const [invite, close] = useUnit([memberInvited, inviteClosed]);
  const [inviting, refusal] = useUnit([$inviting, $inviteRefusal]);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('counter');
  const [isWrong, setWrong] = useState(false);
  const send = () => {
    setWrong(!isEmail(email.trim()));
    if (!isEmail(email.trim())) return;
    invite({ vendorId: vendor.vendor_id, email: email.trim(), role, language });
  };
  const refused = refusal && t(refusal.what);
  const isAtAddress = refusal?.where === 'email_address';
  return (
    <Dialog
      open
      onClose={() => close()}
      onSubmit={send}
      title={t('people.invite.title', { outlet: vendor.vendor_information.name })}
      description={t('people.invite.body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={() => close()}>{t('action.back')}</Button>
          <Button type="submit" variant="primary" busy={inviting}>
            {t('people.invite.send')}
          </Button>
        </>
      }
    >
      <Stack>
        <AddressField
          value={email}
          error={isWrong ? t('login.wrong-email') : isAtAddress ? refused : undefined}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setWrong(false);
          }}
        />
        <RoleField {...{ vendor, role }} onChange={setRole} />
        <FormError text={isAtAddress ? null : refused} />
      </Stack>
    </Dialog>
  );
}

function AddressField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useText();
  return (
    <TextField
      label={t('login.email')}
      type="email"
      inputMode="email"
      autoComplete="off"
      dir="ltr"
      maxLength={320}
      {...props}
    />
  );
}

type RoleFieldProps = { vendor: Vendor; role: Role; onChange: (role: Role) => void };

/** The roles that the person may give, with their powers. */
function RoleField({ vendor, role, onChange }: RoleFieldProps) {
  const t = useText();
  const mayGive = useMayGive();
  return (
    <RadioGroup
      label={t('people.role')}
      look="cards"
      value={role}
      onChange={onChange}
      options={roles
        .filter((each) => mayGive(vendor.vendor_id, each))
        .map((each) => ({
          value: each,
          label: t(`role.${each}`),
          hint: t(`people.role.${each}.may`),
        }))}
    />
  );
}
