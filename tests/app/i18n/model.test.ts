import { allSettled, createWatch, fork, scopeBind } from 'effector';
import { expect, test } from 'vitest';
import {
  $texts,
  $wanted,
  allTextsWanted,
  languageChosen,
  languageMissed,
  type Texts,
} from '../../../app/i18n/model.ts';
import { readAssetFx, waitFx } from '../../../core/kernel/ports.ts';

/** Translations of which the later ones of Lao arrive only when they are let through. */
function stage() {
  const gate = Promise.withResolvers<void>();
  const readAsset = async (address: string) => {
    const [, later, set = ''] = /(later\/)?(\w+)\.json/.exec(address) ?? [];
    if (later && set === 'lo') await gate.promise;
    return later ? { later: `later ${set}` } : { first: `first ${set}` };
  };
  const scope = fork({
    handlers: [[readAssetFx, readAsset] as const, [waitFx, () => gate.promise]],
  });
  const seen: (Texts | null)[] = [];
  createWatch({ unit: $texts, scope, fn: (texts) => seen.push(texts) });
  return { scope, seen, gate };
}

test('the first page does not wait for the texts of all others', async () => {
  const { scope } = stage();
  await allSettled(languageChosen, { scope, params: 'en' });
  expect(scope.getState($texts)?.whole).toBe(false);
  expect(scope.getState($texts)?.translate('first')).toBe('first en');
});

test('no page that stands is without its texts while another language comes', async () => {
  const { scope, seen, gate } = stage();
  await allSettled(languageChosen, { scope, params: 'en' });
  await allSettled(allTextsWanted, { scope });
  seen.length = 0;
  scopeBind(languageChosen, { scope })('lo');
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(scope.getState($texts)?.translate('later')).toBe('later en');
  gate.resolve();
  await allSettled(scope);
  expect(scope.getState($texts)?.translate('later')).toBe('later lo');
  expect(seen.map((texts) => texts?.whole)).toEqual([true]);
});

test('a language that cannot be loaded leaves the one that stands, and says so', async () => {
  const away = { lo: true };
  const read = async (address: string) => {
    const [, set = ''] = /(\w+)\.json/.exec(address) ?? [];
    if (set === 'lo' && away.lo) throw new TypeError('network');
    return { words: set };
  };
  for (const whole of [false, true]) {
    away.lo = true;
    // What says so on screen goes after a while; another file's test may have brought it along.
    const scope = fork({ handlers: [[readAssetFx, read] as const, [waitFx, () => undefined]] });
    const missed: string[] = [];
    createWatch({ unit: languageMissed, scope, fn: (code) => missed.push(code) });
    await allSettled(languageChosen, { scope, params: 'en' });
    if (whole) await allSettled(allTextsWanted, { scope });
    await allSettled(languageChosen, { scope, params: 'lo' });
    expect(missed).toEqual(['lo']);
    expect(scope.getState($texts)?.language.code).toBe('en');
    expect(scope.getState($wanted)).toBe('en');
    away.lo = false;
    await allSettled(languageChosen, { scope, params: 'lo' });
    expect(scope.getState($texts)?.translate('words')).toBe('lo');
  }
});

test('texts that do not come are asked for again, each time after a longer rest', async () => {
  let missing = 6;
  const read = async (address: string) => {
    if (address.includes('later') && missing-- > 0) throw new TypeError('network');
    return { words: 'en' };
  };
  const rests: number[] = [];
  const rest = ({ seconds }: { seconds: number }) => void rests.push(seconds);
  const scope = fork({ handlers: [[readAssetFx, read] as const, [waitFx, rest]] });
  await allSettled(languageChosen, { scope, params: 'en' });
  await allSettled(allTextsWanted, { scope });
  expect(scope.getState($texts)?.whole).toBe(true);
  expect(rests).toEqual([2, 4, 8, 16, 16, 16]);
});
