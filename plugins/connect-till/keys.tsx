import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useText } from '#i18n';
import type { ServiceKey } from '#schemas';
import { Button, ChangingList, EmptyState, NotLoaded, RowsSkeleton, Section } from '#ui';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KeyRow } from './key-row.tsx';
import {
  $keyDialog,
  $keys,
  keyDialogOpened,
  keyRevoked,
  keyRotated,
  keysRetried,
} from './keys-model.ts';

/** An action on a key that must be confirmed, since it may stop a till. */
type Doubt = { readonly about: 'rotate' | 'revoke'; readonly key: ServiceKey };

/** The service keys of the account. */
export function Keys() {
  const t = useText();
  const [dialog, open, rotate, revoke] = useUnit([
    $keyDialog,
    keyDialogOpened,
    keyRotated,
    keyRevoked,
  ]);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  return (
    <Section
      title={t('till.keys')}
      description={t('till.keys.hint')}
      actions={
        <Button icon="plus" onClick={() => open()}>
          {t('till.key.add')}
        </Button>
      }
    >
      <KeyList onDoubt={setDoubt} />
      {dialog && <KeyDialog />}
      <ConfirmDialog
        about={doubt && `till.key.${doubt.about}`}
        name={doubt?.key.name ?? ''}
        onClose={() => setDoubt(null)}
        onConfirm={() => {
          if (doubt) (doubt.about === 'rotate' ? rotate : revoke)(doubt.key.key_id);
        }}
      />
    </Section>
  );
}

function KeyList({ onDoubt }: { onDoubt: (doubt: Doubt) => void }) {
  const t = useText();
  const [{ state, keys }, retry] = useUnit([$keys, keysRetried]);
  if (state === 'failed')
    return (
      <NotLoaded retryLabel={t('action.retry')} onRetry={() => retry()}>
        {t('till.error.load')}
      </NotLoaded>
    );
  if (state === 'loading' && keys.length === 0)
    return <RowsSkeleton label={t('app.loading')} rows={2} />;
  if (keys.length === 0)
    return (
      <EmptyState icon="settings" title={t('till.keys.none')}>
        {t('till.keys.none.body')}
      </EmptyState>
    );
  return (
    <ChangingList aria-label={t('till.keys')}>
      {keys.map((key) => (
        <KeyRow
          key={key.key_id}
          serviceKey={key}
          onRotate={() => onDoubt({ about: 'rotate', key })}
          onRevoke={() => onDoubt({ about: 'revoke', key })}
        />
      ))}
    </ChangingList>
  );
}
