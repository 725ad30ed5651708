import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapView, type MapViewProps } from '#map';
import { createMap } from '../../../app/map/create-map.ts';

const props: MapViewProps = {
  centre: { latitude: 1.3, longitude: 103.8 },
  zoom: 12,
  direction: 'ltr',
  locale: 'en-SG',
  basemap: {},
  texts: {
    map: 'Map',
    zoomIn: 'Zoom in',
    recentre: 'Recentre',
    follow: 'Follow the rider',
    zoomOut: 'Zoom out',
    markers: 'On the map',
    pin: 'Pin',
    pinInstructions: 'Use the arrow keys.',
    noStreets: '',
  },
  markers: [
    { id: 'a', kind: 'pickup', position: { latitude: 1.29, longitude: 103.85 }, label: '<Shop>' },
  ],
};

test('before the map is there its markers are a list with a name', () => {
  const html = renderToStaticMarkup(<MapView {...props} />);
  expect(html).toContain('aria-label="On the map"');
  expect(html).toContain('&lt;Shop&gt; <bdi>1.29</bdi> <bdi>103.85</bdi>');
});

test('numbers of the list are written in the language of the page', () => {
  const html = renderToStaticMarkup(<MapView {...props} direction="rtl" locale="ar-KW" />);
  expect(html).toContain('<bdi>١٫٢٩</bdi>');
});

test('a map without an element is refused by name', () => {
  const options = {
    ...props,
    reducedMotion: true,
    colours: {
      warning: '',
      scheme: 'light',
      accent: 'red',
      onAccent: 'white',
      accentLine: 'red',
      pin: 'M-17-17L17-17L17 17L0 25L-17 17Z',
    },
  } as const;
  expect(() => createMap(null, options)).toThrow('map element not mounted on dom');
});
