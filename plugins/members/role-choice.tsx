import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { type Member, type Role, roles } from '#schemas';
import { Select, VisuallyHidden } from '#ui';
import * as css from './members.css.ts';
import { $changing, roleGiven } from './people-model.ts';

type RoleChoiceProps = { member: Member; mayGive: (role: Role) => boolean };

/** A member's role, as a choice of roles that the person may give. While one is being given it only looks disabled: disabling it would take its focus. */
export function RoleChoice({ member, mayGive }: RoleChoiceProps) {
  const t = useText();
  const [give, changing] = useUnit([roleGiven, $changing]);
  const { user_id: userId, vendor_id: vendorId, role, name, email } = member;
  return (
    <Select
      label={<VisuallyHidden>{t('people.role.of', { name: name ?? email })}</VisuallyHidden>}
      className={css.choice}
      aria-disabled={changing || undefined}
      value={role}
      options={roles
        .filter((each) => each === role || mayGive(each))
        .map((each) => ({ value: each, label: t(`role.${each}`) }))}
      onChange={({ currentTarget }) => {
        const given = roles.find((each) => each === currentTarget.value);
        if (given && !changing) give({ userId, vendorId, role: given });
      }}
    />
  );
}
