import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Refusal } from '#core';
import { $vendors } from '#core';
import { useText } from '#i18n';
import { type Id, keyScopes } from '#schemas';
import { Disclosure, FormError, TextField } from '#ui';
import { outletsOf } from './account.ts';
import { $account } from './account-model.ts';
import { AskingDialog } from './asking-dialog.tsx';
import { Choices } from './choices.tsx';
import { $keyRefusal, $makingKey, type AskedKey, keyAsked, keyDialogClosed } from './keys-model.ts';
import { useFieldErrors } from './use-field-errors.ts';

const usual: AskedKey = { name: '', scopes: ['read-orders', 'write-orders'], outlets: [] };

/** Asks what a new key is for. */
export function KeyDialog() {
  const t = useText();
  const [refusal, making, ask, close] = useUnit([
    $keyRefusal,
    $makingKey,
    keyAsked,
    keyDialogClosed,
  ]);
  const [asked, setAsked] = useState(usual);
  return (
    <AskingDialog
      title={t('till.key.add')}
      sendLabel={t('till.key.make')}
      sending={making}
      refusal={refusal}
      onSend={() => ask(asked)}
      onClose={close}
    >
      <Fields {...{ asked, refusal }} change={(more) => setAsked({ ...asked, ...more })} />
    </AskingDialog>
  );
}

type FieldsProps = {
  asked: AskedKey;
  change: (more: Partial<AskedKey>) => void;
  refusal: Refusal | null;
};

function Fields({ asked, change, refusal }: FieldsProps) {
  const t = useText();
  const { errorAt, elsewhere } = useFieldErrors(refusal, ['name', 'scopes']);
  return (
    <>
      <TextField
        label={t('till.key.name')}
        hint={t('till.key.name.hint')}
        value={asked.name}
        maxLength={80}
        autoComplete="off"
        error={errorAt('name')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Choices
        label={t('till.key.scopes')}
        options={keyScopes.map((value) => ({
          ...{ value, label: t(`till.scope.${value}`) },
          hint: t(`till.scope.${value}.hint`),
        }))}
        chosen={asked.scopes}
        onChange={(scopes) => change({ scopes })}
        error={errorAt('scopes')}
      />
      <Outlets chosen={asked.outlets} onChange={(outlets) => change({ outlets })} />
      <FormError text={elsewhere} />
    </>
  );
}

type OutletsProps = { chosen: readonly Id[]; onChange: (chosen: readonly Id[]) => void };

/** The outlets of a key; with none chosen it is for all, future ones included. */
function Outlets({ chosen, onChange }: OutletsProps) {
  const t = useText();
  const [account, vendors] = useUnit([$account, $vendors]);
  const outlets = outletsOf(vendors ?? [], account);
  if (outlets.length < 2) return null;
  return (
    <Disclosure
      summary={
        chosen.length === 0
          ? t('till.key.all-outlets')
          : t('till.key.outlets', { count: chosen.length })
      }
    >
      <Choices
        label={t('till.key.outlets.label')}
        options={outlets.map(({ vendor_id, vendor_information }) => ({
          value: vendor_id,
          label: vendor_information.name,
        }))}
        chosen={chosen}
        onChange={onChange}
      />
    </Disclosure>
  );
}
