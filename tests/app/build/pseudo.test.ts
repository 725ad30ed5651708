import { expect, test } from 'vitest';
import { pseudoLanguage } from '../../../app/build/pseudo.ts';
import { textsIn } from '../../../app/build/texts.ts';
import * as languages from '../../../app/i18n/languages.ts';
import { offerPseudo } from '../../../server/site/pseudo.ts';

const english = textsIn('en');
const pseudo = textsIn(pseudoLanguage);
const filledIn = (text = '') => text.match(/\{\{\w+\}\}|<[^>]*>/g) ?? [];

test('the language that nobody speaks says all that English says, long, accented and in brackets', () => {
  expect(Object.keys(pseudo)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) {
    const said = pseudo[key] ?? '';
    expect(said).toMatch(/^\[[\s\S]*\]$/);
    expect(said.length).toBeGreaterThanOrEqual(text.length + 2);
    expect(filledIn(said)).toEqual(filledIn(text));
    const letters = said.replace(/\{\{\w+\}\}|<[^>]*>/g, '');
    expect(letters).not.toMatch(/[a-zA-Z]/);
  }
});

test('client, build and server call it alike, and each deployment offers it', () => {
  const deployment = { supportedLanguages: ['lo'] };
  offerPseudo({ all: [deployment as never] });
  expect(deployment.supportedLanguages).toEqual(['lo', pseudoLanguage]);
  expect(languages.pseudoLanguage).toBe(pseudoLanguage);
  expect(languages.languageOf(pseudoLanguage)).toMatchObject({ set: pseudoLanguage });
});
