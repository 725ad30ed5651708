import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { endpointFx } from '#core';
import { useConfig, useLanguage, useText, wordsLocale } from '#i18n';
import type { Basemap, MapTexts } from '#map';
import { endpoints } from '#schemas';

const labelsFx = endpointFx(endpoints.placeLabels);

/** What every map of this deployment shares: language, direction, words and what lies under the markers; `pin` says what a movable one is. */
export function useMapSetup(name: string, pin?: string) {
  const language = useLanguage();
  const { market } = useConfig();
  const texts = useMapTexts(name, pin);
  // Kept, since a browser takes milliseconds to find out what it can write.
  const locale = useMemo(() => wordsLocale(language.code, market), [language.code, market]);
  return {
    direction: language.direction,
    locale,
    texts,
    basemap: useBasemap(language.code),
  };
}

function useMapTexts(name: string, pin: string | undefined): MapTexts {
  const t = useText();
  return useMemo(
    () => ({
      map: name,
      zoomIn: t('map.zoom-in'),
      zoomOut: t('map.zoom-out'),
      recentre: t('map.recentre'),
      follow: t('map.follow'),
      markers: name,
      pin: pin ?? t('request.map.pin'),
      pinInstructions: t('request.map.instructions'),
      noStreets: t('map.no-streets'),
    }),
    [name, pin, t],
  );
}

function useBasemap(language: string): Basemap {
  const { basemap } = useConfig().deployment;
  const labels = useUnit(labelsFx);
  return useMemo(
    () => ({
      ...basemap,
      placesAttribution: '©\u00a0GeoNames',
      places: async (bounds, zoom) =>
        (await labels({ query: { ...bounds, zoom, language } })).labels,
    }),
    [basemap, labels, language],
  );
}
