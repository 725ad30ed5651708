import { useUnit } from 'effector-react';
import { useLocation, useSearch } from 'wouter';
import { $embeddedPlace } from '#core';
import { useText } from '#i18n';
import { IconButton } from '#ui';
import { windowAsked } from './model.ts';

/** The button; hidden where the portal is not in a frame. */
export function OpenWindow() {
  const t = useText();
  const [path] = useLocation();
  const search = useSearch();
  const [place, ask] = useUnit([$embeddedPlace, windowAsked]);
  if (place !== 'frame') return null;
  const query = search === '' ? '' : `?${search}`;
  return (
    <IconButton icon="window" label={t('embedded.window')} onClick={() => ask(path + query)} />
  );
}
