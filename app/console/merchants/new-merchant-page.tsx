import { useLocation } from 'wouter';
import { operatorCalls } from '#schemas/operator';
import { ActionBar, Button, Form, Section, Stack } from '#ui';
import { BackLink } from '../parts/back-link.tsx';
import * as css from '../parts/parts.css.ts';
import { useCallForm } from '../parts/use-call-form.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { useDeployments } from '../use-deployments.ts';

/** Adds a merchant with its first outlet; its owner gets a mail. */
export function NewMerchantPage() {
  const [, go] = useLocation();
  const deployments = useDeployments();
  const { act, busy, problem } = useAct(operatorCalls.createMerchant, {
    told: ({ invited }) => t('merchant.new.done', { email: invited.email }),
    onDone: ({ merchant }) => go(`/merchants/${merchant.merchant_id}`),
  });
  const { fields, submit } = useCallForm(operatorCalls.createMerchant, {
    options: { deployment: deployments },
    problem,
    onSubmit: (body) => act({ body }),
  });
  return (
    <Stack gap={6}>
      <BackLink href="/merchants">{t('merchants.back')}</BackLink>
      <Section level={1} title={t('merchant.new')} description={t('merchant.new.hint')}>
        <Form className={css.form} onSubmit={submit}>
          <Stack>
            {fields}
            <ActionBar>
              <Button type="submit" variant="primary" busy={busy}>
                {t('merchant.new.submit')}
              </Button>
            </ActionBar>
          </Stack>
        </Form>
      </Section>
    </Stack>
  );
}
