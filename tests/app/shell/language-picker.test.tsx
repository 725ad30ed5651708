import { allSettled, fork, scopeBind } from 'effector';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { $config, $notices } from '#core';
import { readAssetFx, saveLocaleFx, waitFx } from '#core/ports';
import { $texts, languageChosen, ScopeProvider } from '#i18n';
import { $wanted } from '../../../app/i18n/model.ts';
import { languagePicked } from '../../../app/shell/language-model.ts';
import { LanguagePicker } from '../../../app/shell/language-picker.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld } from '../../support/screen.tsx';

test('what was picked is the chosen language, and busy, while its texts are on their way', async () => {
  const gate = Promise.withResolvers<unknown>();
  const world = screenWorld(NOW);
  const scope = fork({
    values: [
      [$config, world.getState($config)],
      [$texts, world.getState($texts)],
    ],
    handlers: [[readAssetFx, () => gate.promise]],
  });
  const drawn = () =>
    renderToStaticMarkup(
      <ScopeProvider value={scope}>
        <LanguagePicker />
      </ScopeProvider>,
    );
  expect(drawn()).toContain('checked="" value="en"');
  scopeBind(languageChosen, { scope })('zh_Hant_TW');
  expect(drawn()).toContain('checked="" value="zh_Hant_TW"');
  expect(drawn()).toContain('aria-busy="true"');
  gate.resolve({});
  await allSettled(scope);
  expect(drawn()).toContain('checked="" value="zh_Hant_TW"');
  expect(drawn()).not.toContain('aria-busy="true"');
});

test('a language that cannot be loaded is said by its own name and not kept; one that comes is kept', async () => {
  let away = true;
  const kept: string[] = [];
  const read = async (address: string) => {
    if (away && address.includes('lo')) throw new TypeError('network');
    return {};
  };
  const scope = fork({
    handlers: [
      [readAssetFx, read] as const,
      [saveLocaleFx, (code: string) => void kept.push(code)] as const,
      [waitFx, () => new Promise(() => undefined)] as const,
    ],
  });
  const pick = async (code: string) => {
    scopeBind(languagePicked, { scope })(code);
    await expect.poll(() => scope.getState($wanted)).toBe(away ? 'en' : code);
  };
  await allSettled(languageChosen, { scope, params: 'en' });
  await pick('lo');
  await expect
    .poll(() => scope.getState($notices))
    .toMatchObject([{ key: 'nav.language-failed', type: 'error', values: { name: 'ລາວ' } }]);
  expect(kept).toEqual([]);
  away = false;
  await pick('lo');
  await expect.poll(() => kept).toEqual(['lo']);
});
