import { useConfig, useText } from '#i18n';
import { Link } from '#ui';
import * as css from './legal.css.ts';
import { LegalPage } from './legal-page.tsx';

const clauses = ['service', 'goods', 'fee', 'cancelling', 'liability', 'data', 'changes'] as const;

/** The terms: our own text, or the way to the market's where it has one elsewhere. */
export function TermsScreen() {
  const t = useText();
  const { brand, market } = useConfig();
  const { terms, privacy } = market.links;
  const isElsewhere = terms.startsWith('https://');
  return (
    <LegalPage
      title={t('legal.terms.title')}
      intro={t('legal.terms.intro', { service: brand.serviceName, country: market.name })}
    >
      {isElsewhere ? (
        <Link href={terms}>{t('legal.terms.elsewhere')}</Link>
      ) : (
        clauses.map((clause) => (
          <section key={clause}>
            <h2 className={css.heading}>{t(`legal.terms.${clause}`)}</h2>
            <p className={css.text}>{t(`legal.terms.${clause}.text`)}</p>
          </section>
        ))
      )}
      {privacy !== null && <Link href={privacy}>{t('legal.privacy')}</Link>}
    </LegalPage>
  );
}
