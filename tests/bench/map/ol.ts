import { loadMap } from '#map';
import { areas, centre, colours, markers, zoom } from './load.ts';
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
  colours,
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

/** A thousand riders somewhere around the middle, each step elsewhere; some need somebody. */
const ridersAt = (step: number) =>
  Array.from({ length: 1000 }, (_, nth) => ({
    id: `r${nth}`,
    look: nth % 10 === 0 ? ('urgent' as const) : ('carrying' as const),
    position: {
      latitude: centre.latitude + ((nth * 37) % 100) / 2_000 - 0.025 + step / 100_000,
      longitude: centre.longitude + ((nth * 53) % 100) / 2_000 - 0.025,
    },
    written: () => ({ name: `Customer ${nth}`, words: 'On the way' }),
  }));
const overview = () => map.overview({ onPointed: () => {}, onPressed: () => {} });
let shown: ReturnType<typeof overview> | undefined;

window.rideOnce = async (step) => {
  shown ??= overview();
  const { set } = await shown;
  return new Promise((resolve) => {
    let [called, began] = [0, 0];
    requestAnimationFrame(() => {
      began = performance.now();
    });
    const start = performance.now();
    set(ridersAt(step));
    called = performance.now() - start;
    requestAnimationFrame(() => resolve(called + performance.now() - began));
  });
};
