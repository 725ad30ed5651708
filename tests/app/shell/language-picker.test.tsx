import { allSettled, fork, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { $config } from '#core';
import { readAssetFx } from '#core/ports';
import { $texts, languageChosen } from '#i18n';
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
      <Provider value={scope}>
        <LanguagePicker />
      </Provider>,
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
