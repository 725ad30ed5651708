import { beforeAll, expect, test, vi } from 'vitest';
import { featurePages, linkPages, vendorPages } from '#routes';
import { market as singapore } from '../../../markets/sg.ts';
import { configOf } from '../../support/config.ts';

// Parts that another file's test began to load, and left, are no part of the frame.
beforeAll(() => void vi.resetModules());

// A part that breaks where there is no window is asked for again for 18 s, and something else stands in its place.
test.each([...vendorPages, ...featurePages, ...linkPages.map((page) => `${page}/token`)])(
  'the frame of %s is drawn without a browser, and nothing is missing from it',
  async (page) => {
    const { drawnPathOf } = await import('#routes');
    const { picturesOf } = await import('../../../app/boot/start-pictures.tsx');
    const { translateOf } = await import('../../../app/boot/start-texts.ts');
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
