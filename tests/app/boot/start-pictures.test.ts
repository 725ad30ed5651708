import { expect, test } from 'vitest';
import { drawnPathOf, vendorPages } from '#routes';
import { picturesOf } from '../../../app/boot/start-pictures.tsx';
import { translateOf } from '../../../app/boot/start-texts.ts';
import { market as singapore } from '../../../markets/sg.ts';
import { configOf } from '../../support/config.ts';

// A part that breaks where there is no window is asked for again for 18 s, and something else stands in its place.
test.each(vendorPages)(
  'the frame of %s is drawn without a browser, and nothing is missing from it',
  async (page) => {
    const config = configOf(singapore);
    const at = drawnPathOf(`/${page}`);
    const t = await translateOf('en', config.brand);
    const pictures = at === null ? [] : await picturesOf(config, at);
    expect(pictures).not.toHaveLength(0);
    for (const picture of pictures) {
      expect(picture).not.toContain(t('app.could-not-load'));
      expect(picture).not.toContain(t('app.broken.part'));
    }
  },
);
