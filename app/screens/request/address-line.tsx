import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type RequestSnapshot, requestSent } from '#core';
import { boxLength } from '#core/rules';
import { useFormat, useText } from '#i18n';
import type { RequestFields } from '#schemas';
import { Button, Notice, Stack, TextField } from '#ui';
import * as css from './fields.css.ts';
import { FoundAddress } from './found-address.tsx';

const name = 'destinationTextAddress';

type AddressLineProps = { snapshot: RequestSnapshot; form: UseFormReturn<RequestFields> };

/** What the address is and how far away; its words, which the rider reads, can be corrected, and the pin stays where it is. */
export function AddressLine({ snapshot, form }: AddressLineProps) {
  const t = useText();
  const send = useUnit(requestSent);
  const [asked, ask] = useState(false);
  const format = useFormat();
  const { draft, quote } = snapshot.context;
  const { found_address: found } = draft;
  const error = form.formState.errors[name]?.message;
  // A pin that was put somewhere has no certain name.
  const [isOpen] = useState(found !== undefined || isAtPin(snapshot));
  const shown = isOpen || asked || error;
  const take = () => {
    send({ type: 'foundAddressTaken' });
    if (found !== undefined) form.setValue(name, found);
  };
  return (
    <Stack gap={2}>
      <div className={css.aboutAddress}>
        <span>{t('request.dropoff')}</span>
        {quote && <span>{format.distance(quote.distance_metres)}</span>}
        {!shown && (
          <span>
            <Button variant="quiet" className={css.reword} onClick={() => ask(true)}>
              {t('request.destination.reword')}
            </Button>
          </span>
        )}
      </div>
      <Reading snapshot={snapshot} />
      {shown && (
        <TextField
          {...form.register(name)}
          maxLength={boxLength(name)}
          label={t('request.destination.line')}
          hint={t('request.destination.line.hint')}
          dir="auto"
          error={error}
        />
      )}
      {found !== undefined && <FoundAddress address={found} onTake={take} />}
    </Stack>
  );
}

function isAtPin({ context: { draft, pin } }: RequestSnapshot): boolean {
  const { destination } = draft;
  return (
    destination !== null &&
    destination.latitude === pin?.latitude &&
    destination.longitude === pin.longitude
  );
}

/** How typed coordinates were understood. */
function Reading({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const { reading } = snapshot.context;
  if (reading === null) return null;
  const { latitude, longitude } = reading.position;
  const key = `request.destination.read${reading.isSwapped ? '.swapped' : ''}`;
  const values = { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) };
  return <Notice tone="info">{t(key, values)}</Notice>;
}
