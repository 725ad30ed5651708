import { describe, expect, it, test } from 'vitest';
import { brandIds, loadBrand } from '#brands';
import { Brand } from '#schemas';
import { palettes } from '#ui/theme';
import { look } from '../../../app/console/look.ts';
import { contrast, difference } from './contrast.ts';

const text = 4.5;
const shape = 3;
const schemes = ['light', 'dark'] as const;
const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover'] as const;
const tones = ['positive', 'warning', 'critical', 'info'] as const;

it('is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

/** Every pair of colours that the kit puts on top of each other, with what WCAG 2.2 AA asks of it. */
describe.each(schemes)('the kit in %s', (scheme) => {
  const palette = palettes[scheme];

  test.each(grounds)('text and muted text read on %s', (ground) => {
    expect(contrast(palette.text, palette[ground])).toBeGreaterThanOrEqual(text);
    expect(contrast(palette.textMuted, palette[ground])).toBeGreaterThanOrEqual(text);
  });

  test.each(tones)('%s reads on its soft ground and on every other', (tone) => {
    for (const ground of [`${tone}Soft`, 'surface', 'raised', 'canvas'] as const)
      expect(contrast(palette[tone], palette[ground])).toBeGreaterThanOrEqual(text);
    expect(contrast(palette.text, palette[`${tone}Soft`])).toBeGreaterThanOrEqual(text);
  });

  it('shows where a field is', () => {
    for (const ground of ['surface', 'raised', 'canvas'] as const)
      expect(contrast(palette.borderStrong, palette[ground])).toBeGreaterThanOrEqual(shape);
  });

  it('reads on a dangerous button', () => {
    expect(contrast(palette.onDanger, palette.danger)).toBeGreaterThanOrEqual(text);
    expect(contrast(palette.onDanger, palette.dangerHover)).toBeGreaterThanOrEqual(text);
  });
});

describe.each(brandIds)('the brand %s', async (id) => {
  const brand = Brand.parse(await loadBrand(id));

  it('is named after its folder', () => expect(brand.id).toBe(id));

  test.each(schemes)(
    'has a main action in %s that nobody takes for one that destroys',
    (scheme) => {
      expect(difference(brand[scheme].accent, palettes[scheme].danger)).toBeGreaterThanOrEqual(
        0.07,
      );
    },
  );

  reads(brand);
});

describe('the console of operators', () => reads(look));

/** What colours have to be that are laid over the kit's. */
function reads(brand: Pick<Brand, 'light' | 'dark'>): void {
  describe.each(schemes)('in %s', (scheme) => {
    const palette = palettes[scheme];
    const tokens = brand[scheme];

    it('reads on its main action', () => {
      expect(contrast(tokens.onAccent, tokens.accent)).toBeGreaterThanOrEqual(text);
      expect(contrast(tokens.onAccent, tokens.accentHover)).toBeGreaterThanOrEqual(text);
    });

    test.each(grounds)('accent text reads and a focus ring shows on %s', (ground) => {
      expect(contrast(tokens.accentText, palette[ground])).toBeGreaterThanOrEqual(text);
      expect(contrast(tokens.accentLine, palette[ground])).toBeGreaterThanOrEqual(shape);
    });

    test.each(tones)('a link reads in a %s notice', (tone) => {
      expect(contrast(tokens.accentText, palette[`${tone}Soft`])).toBeGreaterThanOrEqual(text);
    });

    test.each(grounds)('its second colour shows on %s', (ground) => {
      expect(contrast(tokens.second, palette[ground])).toBeGreaterThanOrEqual(shape);
    });

    it('reads where something is to be looked at, in a colour that is not its accent', () => {
      const warning = tokens.warning ?? palette.warning;
      for (const ground of [tokens.warningSoft ?? palette.warningSoft, palette.surface])
        expect(contrast(warning, ground)).toBeGreaterThanOrEqual(text);
      expect(contrast(warning, palette.canvas)).toBeGreaterThanOrEqual(text);
      expect([tokens.accentText, tokens.accentLine]).not.toContain(warning);
      expect(contrast(palette.text, tokens.warningSoft ?? palette.warningSoft)).toBeGreaterThan(
        text,
      );
      expect(
        contrast(tokens.accentText, tokens.warningSoft ?? palette.warningSoft),
      ).toBeGreaterThan(text);
      expect(tokens.warning === undefined).toBe(tokens.warningSoft === undefined);
    });

    it('reads and shows on what is selected', () => {
      for (const colour of [palette.text, palette.textMuted, tokens.accentText])
        expect(contrast(colour, tokens.accentSoft)).toBeGreaterThanOrEqual(text);
      expect(contrast(tokens.accentLine, tokens.accentSoft)).toBeGreaterThanOrEqual(shape);
    });
  });
}
