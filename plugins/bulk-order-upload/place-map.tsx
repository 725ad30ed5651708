import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { parseCoordinates } from '#core/rules';
import { useConfig, useLanguage, useText } from '#i18n';
import { MapView, zoomLevels } from '#map';
import type { PlaceSuggestion, Position } from '#schemas';
import { Stack } from '#ui';
import { PlaceField } from '../../app/screens/address/index.ts';
import { useMapSetup } from '../../app/screens/map-setup.ts';
import * as css from './place.css.ts';
import { $chosenPosition, placeChosen, placeLeft } from './place-model.ts';

/** Where somebody says that a row is; `open` while they look for it, so that no other place is confirmed. */
export type SaidPlace = Position | 'open' | null;

type PlaceMapProps = {
  title: string;
  position: Position;
  /** Whether the person has said where it is. */
  isPlaced: boolean;
  onSay: (said: SaidPlace) => void;
};

/** Where an address was found, with a pin that is moved by hand or by an address. What it shows also stands beside it in words. */
export function PlaceMap({ title, position, isPlaced, onSay }: PlaceMapProps) {
  const setup = useMapSetup(title);
  const leave = useUnit(placeLeft);
  return (
    <Stack gap={3}>
      <PlaceSearch near={position} isPlaced={isPlaced} onSay={onSay} />
      <div className={css.map}>
        <MapView
          {...setup}
          centre={position}
          zoom={zoomLevels.request}
          pin={position}
          pinKind="dropoff"
          onPinMoved={(pin) => {
            leave();
            onSay(pin);
          }}
          fallback={<span />}
        />
      </div>
    </Stack>
  );
}

type PlaceSearchProps = {
  near: Position;
  isPlaced: boolean;
  onSay: (said: SaidPlace) => void;
};

/** Finds the place by an address, for a pin that would have to go far. */
function PlaceSearch({ near, isPlaced, onSay }: PlaceSearchProps) {
  const t = useText();
  const { code: language } = useLanguage();
  const { extent } = useConfig().market;
  const [text, setText] = useState('');
  const [choose, leave] = useUnit([placeChosen, placeLeft]);
  useChosen(onSay);
  const type = (typed: string) => {
    setText(typed);
    leave();
    // The pin does not stay where an earlier text has put it.
    onSay(parseCoordinates(typed, extent) ?? (typed.trim() === '' ? null : 'open'));
  };
  const take = ({ place_id: placeId, title, subtitle }: PlaceSuggestion) => {
    setText([title, subtitle].filter(Boolean).join(', '));
    choose({ placeId, language });
  };
  return (
    <PlaceField
      id="rowPlace"
      label={t('request.destination.label')}
      hint=""
      value={text}
      error={false}
      onType={type}
      onChoose={take}
      {...{ near, isPlaced }}
    />
  );
}

/** Tells where the chosen place is once that is known. */
function useChosen(tell: (position: Position) => void): void {
  const [chosen, leave] = useUnit([$chosenPosition, placeLeft]);
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (chosen !== null) told(chosen);
  }, [chosen]);
  useEffect(() => () => leave(), [leave]);
}
