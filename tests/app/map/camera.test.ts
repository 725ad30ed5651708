import DragPan from 'ol/interaction/DragPan.js';
import { afterAll, expect, test, vi } from 'vitest';
import { interactions } from '../../../app/map/camera.ts';

// One of the ways to use a map draws a box, and asks for an element for it.
vi.stubGlobal('document', { createElement: () => ({ style: {} }) });
afterAll(() => vi.unstubAllGlobals());

/** What carries a map on after it was let go of, as OpenLayers keeps it. */
function carriers(reducedMotion: boolean): readonly unknown[] {
  const pans = interactions(reducedMotion)
    .getArray()
    .filter((each) => each instanceof DragPan);
  return pans.map((each) => Reflect.get(each, 'kinetic_'));
}

test('a map goes on after it was let go of, and stands still for who asked for less motion', () => {
  expect(carriers(false)).toEqual([expect.anything()]);
  expect(carriers(true)).toEqual([undefined]);
});
