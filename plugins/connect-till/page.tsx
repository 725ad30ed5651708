import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $vendor, $vendors } from '#core';
import { useText } from '#i18n';
import type { Id } from '#schemas';
import { Link, RowsSkeleton, Section, Stack } from '#ui';
import { accountOf } from './account.ts';
import { tillClosed, tillOpened } from './account-model.ts';
import { Keys } from './keys.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import * as css from './till.css.ts';
import { Webhooks } from './webhooks.tsx';

/** The service keys and webhooks of a merchant's programs. */
export function TillPage() {
  const t = useText();
  const [vendor, vendors] = useUnit([$vendor, $vendors]);
  const account = vendor && accountOf(vendors ?? [], vendor);
  const documents = (
    <Link href="/docs" target="_blank" alone>
      {t('till.docs')}
    </Link>
  );
  return (
    <div className={css.page}>
      <Section
        level={1}
        title={t('till.title')}
        description={account && t('till.intro', { name: account.vendor_information.name })}
        actions={documents}
      >
        {account ? (
          <Programs key={account.vendor_id} account={account.vendor_id} />
        ) : (
          <RowsSkeleton label={t('app.loading')} rows={6} />
        )}
      </Section>
    </div>
  );
}

function Programs({ account }: { account: Id }) {
  const [open, close] = useUnit([tillOpened, tillClosed]);
  useEffect(() => {
    open(account);
    return () => close();
  }, [open, close, account]);
  return (
    <Stack gap={6}>
      <Keys />
      <Webhooks />
      <SecretDialog />
    </Stack>
  );
}
