import { useUnit } from 'effector-react';
import { useLocation, useSearch } from 'wouter';
import { $embeddedPlace } from '#core';
import { useText } from '#i18n';
import { IconButton } from '#ui';
import { windowAsked } from './model.ts';

/** Nothing to open where the portal has a window of its own already. */
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
