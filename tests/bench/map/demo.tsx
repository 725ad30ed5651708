import { createRoot } from 'react-dom/client';
import { MapView } from '#map';
import { applyBrand, applyScheme } from '#ui';
import { scenes } from './scenes.ts';

/** A page to look at: `?scene=city&scheme=dark&dir=rtl`; every other part of the product is left out. */
const query = new URLSearchParams(location.search);
const scene = scenes[query.get('scene') ?? 'city'] ?? scenes.city;
const direction = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
const colours = {
  accent: '#0b6bcb',
  accentHover: '#0959a8',
  onAccent: '#ffffff',
  accentText: '#0b5cad',
  accentSoft: '#e3effb',
  accentLine: '#0b6bcb',
  warning: '#864900',
  second: '#a86a00',
};
applyBrand({
  ...{ logoDark: '', logoRatio: '', pin: 'M-17-17L17-17L17 17L0 25L-17 17Z', illustration: 'soft' },
  light: colours,
  dark: { ...colours, accent: '#4d9fec', onAccent: '#06131f' },
});
applyScheme(query.get('scheme') === 'dark' ? 'dark' : 'light');
document.documentElement.dir = direction;

const page = document.getElementById('page');
if (page) {
  createRoot(page).render(
    <MapView
      direction={direction}
      locale={direction === 'rtl' ? 'ar-KW' : 'en-SG'}
      texts={{
        map: 'Map',
        zoomIn: 'Zoom in',
        recentre: 'Recentre',
        follow: 'Follow the rider',
        zoomOut: 'Zoom out',
        markers: 'On the map',
        pin: 'Drop-off pin',
        pinInstructions: 'Move the pin with the arrow keys; with Shift it leaps.',
        noStreets: 'No streets',
      }}
      onPinMoved={({ latitude, longitude }) => {
        document.documentElement.dataset.pin = `${latitude},${longitude}`;
      }}
      {...scene}
    />,
  );
}
