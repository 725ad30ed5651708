import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languageTable } from '../../app/i18n/language-table.ts';
import { loadDeployments } from '../../server/deployments.ts';
import { loadMarkets } from '../../server/markets.ts';
import { textsFor, writtenIn } from '../../server/texts.ts';

const folder = fileURLToPath(new URL('../../deployments/', import.meta.url));
const all = (await loadDeployments(folder, await loadMarkets(), undefined)).all;
const [sg] = all.filter(({ id }) => id === 'sg');
if (!sg) throw new Error('there is no deployment sg');

test('the texts of a language are put together once', async () => {
  const [one, again] = await Promise.all([textsFor(sg, 'en'), textsFor(sg, 'en')]);
  expect(again).toBe(one);
  expect(one('mail.taken.subject', { outlet: 'Ann & Bob’s <$t(auth)>' })).toBe(
    'Ann & Bob’s <$t(auth)> already has an account',
  );
});

test('each language of the screens is written in the texts that they show it in', () => {
  const lines = languageTable.trim().split('\n');
  for (const [code = '', , set = ''] of lines.map((line) => line.split('|'))) {
    const deployment = { ...sg, supportedLanguages: [code], defaultLanguage: code };
    expect([code, writtenIn(deployment, code)]).toEqual([code, set || 'en']);
  }
});

test('a language of another deployment gives the default, one without texts is written in English', () => {
  const deployment = { ...sg, supportedLanguages: ['zh_Hant_TW', 'th'], defaultLanguage: 'th' };
  expect(['zh_Hant_TW', 'th', 'lo'].map((each) => writtenIn(deployment, each))).toEqual([
    ...['zh_Hant_TW', 'en', 'en'],
  ]);
});
