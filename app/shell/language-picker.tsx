import { useUnit } from 'effector-react';
import { languageOf, languageTag, useConfig, useLanguage, useText, useWantedLanguage } from '#i18n';
import { Disclosure, Icon, RadioGroup } from '#ui';
import { languagePicked, languagesShown } from './language-model.ts';
import { sign } from './setting.css.ts';

/** The languages of this deployment, each named in itself; with only one there is nothing to choose. */
export function LanguagePicker() {
  const t = useText();
  const { deployment } = useConfig();
  const current = useLanguage();
  const wanted = useWantedLanguage();
  const [choose, show] = useUnit([languagePicked, languagesShown]);
  if (deployment.supportedLanguages.length < 2) return null;
  return (
    <Disclosure
      summary={
        <>
          <Icon name="language" className={sign} />
          {`${t('nav.language')}: ${current.name}`}
        </>
      }
      onToggle={() => show(deployment.supportedLanguages)}
    >
      <RadioGroup
        label={t('nav.language')}
        labelHidden
        value={wanted}
        busy={wanted !== current.code}
        onChange={choose}
        options={deployment.supportedLanguages.map((code) => ({
          value: code,
          label: <span lang={languageTag(code)}>{languageOf(code).name}</span>,
        }))}
      />
    </Disclosure>
  );
}
