import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { Icon, Segments } from '#ui';
import { $scheme, schemeChosen } from './appearance-model.ts';
import { sign } from './setting.css.ts';

const system = 'system';

/** Light, dark, or as the device has it. */
export function AppearancePicker() {
  const t = useText();
  const [scheme, choose] = useUnit([$scheme, schemeChosen]);
  return (
    <Segments
      label={
        <>
          <Icon name="eye" className={sign} />
          {t('nav.appearance')}
        </>
      }
      value={scheme ?? system}
      onChange={(value) => choose(value === system ? null : value)}
      options={([system, 'light', 'dark'] as const).map((value) => {
        const label = t(`nav.appearance.${value}`);
        return { value, label, short: label };
      })}
    />
  );
}
