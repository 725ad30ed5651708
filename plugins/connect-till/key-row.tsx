import { useUnit } from 'effector-react';
import { $vendors } from '#core';
import { useFormat, useText } from '#i18n';
import { keyScopes, type ServiceKey } from '#schemas';
import { Badge, Button, ListRow } from '#ui';
import * as css from './till.css.ts';

type KeyRowProps = { serviceKey: ServiceKey; onRotate: () => void; onRevoke: () => void };

/** One key: its beginning, scopes, and when it was last used, which shows forgotten ones. */
export function KeyRow({ serviceKey, onRotate, onRevoke }: KeyRowProps) {
  const t = useText();
  const isOver = serviceKey.revoked_at !== undefined;
  return (
    <ListRow
      title={serviceKey.name}
      detail={
        <>
          <KeyDetails serviceKey={serviceKey} />
          {!isOver && (
            <span className={css.actions}>
              <Button variant="quiet" icon="refresh" flush onClick={onRotate}>
                {t('till.key.rotate')}
              </Button>
              <Button variant="quiet" icon="trash" flush onClick={onRevoke}>
                {t('till.key.revoke')}
              </Button>
            </span>
          )}
        </>
      }
      trailing={isOver && <Badge>{t('till.key.over')}</Badge>}
    />
  );
}

function KeyDetails({ serviceKey }: { serviceKey: ServiceKey }) {
  const t = useText();
  const format = useFormat();
  const vendors = useUnit($vendors);
  const { scopes, outlets = [], secrets, last_used_at } = serviceKey;
  const names = outlets.map(
    (id) => vendors?.find(({ vendor_id }) => vendor_id === id)?.vendor_information.name ?? id,
  );
  const known = keyScopes.filter((scope) => scopes.includes(scope));
  const ending = secrets.find(({ expires_at }) => expires_at !== undefined)?.expires_at;
  return (
    <span className={css.details}>
      <bdi dir="ltr" className={css.code}>
        {secrets[0]?.hint}…
      </bdi>
      <span>{format.list(known.map((scope) => t(`till.scope.${scope}`)))}</span>
      {names.length > 0 && <span>{format.list(names)}</span>}
      <span>
        {last_used_at === undefined
          ? t('till.key.unused')
          : t('till.key.used', { at: format.dateTimeOfYear(last_used_at) })}
      </span>
      {ending !== undefined && (
        <span>{t('till.secret.before-until', { at: format.dateTime(ending) })}</span>
      )}
    </span>
  );
}
