import { useState } from 'react';
import { useParams } from 'wouter';
import type { ResultOf } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { Disclosure, Section, Stack } from '#ui';
import { BackLink } from '../parts/back-link.tsx';
import { FileForm } from '../parts/file-form.tsx';
import * as css from '../parts/parts.css.ts';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { ImportReport } from './import-report.tsx';

const columns = {
  needed: ['name', 'phone_number', 'address', 'latitude', 'longitude'],
  more: [
    'client_vendor_id',
    'city',
    'street',
    'street_number',
    'postal_code',
    'unit',
    'building',
    'rider_instructions',
  ],
};
const example = `${columns.needed.join(',')}\nMei Bakery Orchard,+6562200155,"1 Orchard Road",1.3006,103.8455`;

type Result = ResultOf<typeof operatorCalls.importOutlets>;

/** Adds the outlets of a file: what is good is kept, and each other row is told with its reason. */
export function ImportPage() {
  const { id = '' } = useParams();
  const [result, setResult] = useState<Result | null>(null);
  return (
    <Stack gap={6}>
      <BackLink href={`/merchants/${id}`}>{t('import.back')}</BackLink>
      <Section level={1} title={t('import')} description={t('import.hint')}>
        <ImportForm id={id} onDone={setResult} />
        <Disclosure summary={t('import.columns')}>
          <Stack gap={2}>
            <p className={css.muted}>{t('import.columns.needed')}</p>
            <p className={css.code}>{columns.needed.join(', ')}</p>
            <p className={css.muted}>{t('import.columns.more')}</p>
            <p className={css.code}>{columns.more.join(', ')}</p>
            <p className={css.muted}>{t('import.example')}</p>
            <pre className={css.block}>{example}</pre>
          </Stack>
        </Disclosure>
      </Section>
      {result && <ImportReport result={result} />}
    </Stack>
  );
}

function ImportForm({ id, onDone }: { id: string; onDone: (result: Result | null) => void }) {
  const { act, busy, problem, clear } = useAct(operatorCalls.importOutlets, { onDone });
  return (
    <FileForm
      label={t('import.file')}
      hint={t('import.file.hint')}
      accept=".csv,text/csv"
      {...{ busy, problem }}
      onChosen={clear}
      onText={(csv) => {
        onDone(null);
        act({ params: { merchantId: id }, body: { csv } });
      }}
    />
  );
}
