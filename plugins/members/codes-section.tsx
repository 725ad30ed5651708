import { useUnit } from 'effector-react';
import { $user, $vendors } from '#core';
import { useFormat, useText } from '#i18n';
import { mayDo } from '#schemas';
import { Card, Section, Switch } from '#ui';
import { CodesDialog } from './codes-dialog.tsx';
import { $codesWanted, codesAsked, type Everybody } from './people-model.ts';

/** Whether the merchant requires codes at sign-in; owners of the main account can change it. */
export function CodesSection({ everybody: { codes, members } }: { everybody: Everybody }) {
  const t = useText();
  const format = useFormat();
  const [vendors, me, wanted, ask] = useUnit([$vendors, $user, $codesWanted, codesAsked]);
  const { vendor_id, vendor_name: outlet, since, members: all, with_codes: count } = codes;
  const standing = vendors?.find((vendor) => vendor.vendor_id === vendor_id)?.standing;
  const mayChange = standing !== undefined && mayDo(standing, 'safety');
  const isOn = since !== null;
  const hints = [
    isOn && t('people.codes.since', { when: format.dateTime(since) }),
    t('people.codes.count', { count, all }),
    !mayChange && t('people.codes.owners', { outlet }),
  ];
  return (
    <Section title={t('profile.factor')} description={t('people.codes.intro', { outlet })}>
      <Card>
        <Switch
          label={t('people.codes.on')}
          hint={hints.filter(Boolean).join(' ')}
          checked={isOn}
          disabled={!mayChange}
          onChange={() => ask(!isOn)}
        />
      </Card>
      {wanted !== null && (
        <CodesDialog
          required={wanted}
          outlet={outlet}
          without={all - count}
          hasOwn={members.some(({ user_id, has_codes }) => user_id === me?.id && has_codes)}
        />
      )}
    </Section>
  );
}
