import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { AddressField, type AddressFieldProps } from './address-field.tsx';
import { eagerFor } from './eager.ts';
import { suggestionsDropped } from './suggestions-model.ts';

/** An address that is looked for among places alone. The next field begins without what was found for this one. */
export function PlaceField(props: Omit<AddressFieldProps, 'list' | 'known'>) {
  const drop = useUnit(suggestionsDropped);
  useEffect(() => () => drop(), [drop]);
  return <AddressField {...props} list={{ eager: eagerFor(props.value) }} />;
}
