import { loadMap } from '#map';
import { areas, centre, markers, zoom } from './load.ts';
import { notePicture } from './mark.ts';

/** The map as a page gets it, without React: loaded, created, filled, shown. */
const createMap = await loadMap();
const map = createMap(document.getElementById('page'), {
  centre,
  zoom,
  direction: 'ltr',
  locale: 'en',
  basemap: {},
  reducedMotion: true,
  colours: { scheme: 'light', accent: '#0b6bcb', onAccent: '#ffffff', accentLine: '#0b6bcb' },
  texts: {
    map: '',
    zoomIn: '',
    recentre: '',
    follow: '',
    zoomOut: '',
    markers: '',
    pin: '',
    pinInstructions: '',
    noStreets: '',
  },
});
map.setAreas(areas);
map.setMarkers(markers);
await notePicture();

/** Frames asked for before and after the move enclose the map's own, so that only its work is counted. */
window.moveOnce = (step) =>
  new Promise((resolve) => {
    let [called, began] = [0, 0];
    requestAnimationFrame(() => {
      began = performance.now();
    });
    const start = performance.now();
    map.moveMarker('m500', { latitude: 1.32 + step / 10_000, longitude: 103.82 });
    called = performance.now() - start;
    requestAnimationFrame(() => resolve(called + performance.now() - began));
  });
