import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type RequestSnapshot, requestSent } from '#core';
import { boxLength } from '#core/rules';
import { useText } from '#i18n';
import type { RequestFields } from '#schemas';
import { Button, Notice, Stack, TextField } from '#ui';
import * as css from './fields.css.ts';
import { FoundAddress } from './found-address.tsx';

const name = 'destinationTextAddress';

type AddressLineProps = { snapshot: RequestSnapshot; form: UseFormReturn<RequestFields> };

/** The words of the address, which the rider reads: they can be corrected, and the pin stays where it is. */
export function AddressLine({ snapshot, form }: AddressLineProps) {
  const t = useText();
  const send = useUnit(requestSent);
  const [asked, ask] = useState(false);
  const { draft } = snapshot.context;
  const { found_address: found } = draft;
  const error = form.formState.errors[name]?.message;
  // A pin that was put somewhere has no certain name.
  const [isOpen] = useState(found !== undefined || isAtPin(snapshot));
  const take = () => {
    send({ type: 'foundAddressTaken' });
    if (found !== undefined) form.setValue(name, found);
  };
  return (
    <Stack gap={2}>
      <Reading snapshot={snapshot} />
      {isOpen || asked || error ? (
        <TextField
          {...form.register(name)}
          maxLength={boxLength(name)}
          label={t('request.destination.line')}
          hint={t('request.destination.line.hint')}
          dir="auto"
          error={error}
        />
      ) : (
        <div>
          <Button variant="quiet" className={css.reword} flush onClick={() => ask(true)}>
            {t('request.destination.reword')}
          </Button>
        </div>
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
