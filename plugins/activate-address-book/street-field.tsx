import { shownAddress } from '#core/rules';
import { useText } from '#i18n';
import type { PlaceSuggestion, Position } from '#schemas';
import { PlaceField } from '../../app/screens/address/index.ts';

type StreetFieldProps = {
  value: string;
  near: Position;
  /** The place that was chosen for what stands in the field. */
  chosen: PlaceSuggestion | null;
  error: string | undefined;
  onType: (text: string) => void;
  onChoose: (place: PlaceSuggestion) => void;
};

/** The street of a customer, typed with suggestions; under it stands which place was chosen. */
export function StreetField({ chosen, error = '', ...rest }: StreetFieldProps) {
  const t = useText();
  const place = chosen && shownAddress([chosen.title, chosen.subtitle]);
  return (
    <PlaceField
      {...rest}
      id="customerStreet"
      label={t('address.street')}
      hint={place === null ? '' : t('request.destination.found', { address: place })}
      none={t('addressbook.import.not-found')}
      isPlaced={chosen !== null}
      error={error !== '' && error}
    />
  );
}
