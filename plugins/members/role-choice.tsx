import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { type Member, mayGive, type Role, roles } from '#schemas';
import { Select } from '#ui';
import * as css from './members.css.ts';
import { $changing, roleGiven } from './people-model.ts';

/** What somebody may do, as a choice of what the person may give. */
export function RoleChoice({ member, own }: { member: Member; own: Role }) {
  const t = useText();
  const [give, changing] = useUnit([roleGiven, $changing]);
  const { user_id: userId, vendor_id: vendorId, role, name, email } = member;
  return (
    <Select
      className={css.choice}
      label={t('people.role.of', { name: name ?? email })}
      hideLabel
      disabled={changing}
      value={role}
      options={roles
        .filter((each) => each === role || mayGive(own, each))
        .map((each) => ({ value: each, label: t(`people.role.${each}`) }))}
      onChange={({ currentTarget }) => {
        const given = roles.find((each) => each === currentTarget.value);
        if (given) give({ userId, vendorId, role: given });
      }}
    />
  );
}
