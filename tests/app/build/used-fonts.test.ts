import { expect, test } from 'vitest';
import { unusedFonts } from '../../../app/build/used-fonts.ts';

test('a font stays where a style or a script names it', () => {
  const bundle = {
    'assets/a-1.woff2': { type: 'asset', source: new Uint8Array() },
    'assets/b-2.woff2': { type: 'asset', source: new Uint8Array() },
    'assets/c-3.woff2': { type: 'asset', source: new Uint8Array() },
    'assets/page.css': { type: 'asset', source: 'src: url(/assets/a-1.woff2)' },
    'assets/page.js': { type: 'chunk', code: 'load("/assets/b-2.woff2")' },
  };
  expect(unusedFonts(bundle)).toEqual(['assets/c-3.woff2']);
});
