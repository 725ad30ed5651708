import { measureTextHeight, textHeights } from 'ol/render/canvas.js';
import { expect, test, vi } from 'vitest';
import { nameFont, onFontsLoaded, scriptFonts } from '../../../../app/map/streets/fonts.ts';

test('OpenLayers knows the height of a line without writing markup into the page', () => {
  const font = nameFont(600, 13, "'Inter Variable', sans-serif");
  // There is no document here: to measure would throw.
  expect(measureTextHeight(font)).toBe(16);
});

test('the height stays when OpenLayers empties its table for a font that arrived', () => {
  const font = nameFont(500, 11, 'sans-serif');
  for (const key in textHeights) delete textHeights[key];
  expect(measureTextHeight(font)).toBe(14);
  expect(nameFont(500, 11, 'sans-serif')).toBe(font);
});

test('names are drawn again once a font is there, until nobody wants it any more', () => {
  const fonts = new EventTarget();
  const tell = vi.fn();
  const stop = onFontsLoaded(tell, fonts);
  fonts.dispatchEvent(new Event('loadingdone'));
  expect(tell).toHaveBeenCalledTimes(1);
  stop();
  fonts.dispatchEvent(new Event('loadingdone'));
  expect(tell).toHaveBeenCalledTimes(1);
});

test('the font of a script is loaded with the first name in it, and again only if that failed', async () => {
  const load = vi.fn((_language: string) => Promise.resolve());
  load.mockRejectedValueOnce(new Error('offline'));
  const hear = scriptFonts(load);
  hear('Tampines');
  expect(load).not.toHaveBeenCalled();
  hear('ວຽງຈັນ');
  await vi.waitFor(() => {
    hear('ວຽງຈັນ');
    expect(load).toHaveBeenCalledTimes(2);
  });
  hear('ວຽງຈັນ 永珍');
  expect(load.mock.calls.flat()).toEqual(['lo', 'lo', 'zh']);
});
