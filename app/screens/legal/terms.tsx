import { useUnit } from 'effector-react';
import { $termsComing, termsFileAsked } from '#core';
import { countryName, useConfig, useLanguage, useText } from '#i18n';
import { legalClauses } from '#schemas';
import { Button, Link } from '#ui';
import * as css from './legal.css.ts';
import { LegalPage } from './legal-page.tsx';

/** The terms: our own text, or the way to the market's where it has one elsewhere. */
export function TermsScreen() {
  const t = useText();
  const { brand, market } = useConfig();
  const { terms, privacy } = market.links;
  const country = countryName(useLanguage(), market);
  const isElsewhere = terms.startsWith('https://');
  return (
    <LegalPage
      title={t('legal.terms.title')}
      intro={t('legal.terms.intro', { service: brand.serviceName, country })}
    >
      {isElsewhere ? <Link href={terms}>{t('legal.terms.elsewhere')}</Link> : <OwnTerms />}
      {privacy !== null && <Link href={privacy}>{t('legal.privacy')}</Link>}
    </LegalPage>
  );
}

function OwnTerms() {
  const t = useText();
  const { code } = useLanguage();
  const [ask, coming] = useUnit([termsFileAsked, $termsComing]);
  return (
    <>
      {legalClauses.map((clause) => (
        <section key={clause}>
          <h2 className={css.heading}>{t(`legal.terms.${clause}`)}</h2>
          <p className={css.text}>{t(`legal.terms.${clause}.text`)}</p>
        </section>
      ))}
      <Button busy={coming} onClick={() => ask(code)}>
        {t('legal.terms.download')}
      </Button>
    </>
  );
}
