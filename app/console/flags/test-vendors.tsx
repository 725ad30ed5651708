import { useState } from 'react';
import { operatorCalls } from '#schemas/operator';
import {
  Badge,
  Button,
  EmptyState,
  Form,
  FormError,
  List,
  ListRow,
  NotLoaded,
  RowsSkeleton,
  Section,
  TextField,
} from '#ui';
import { Code } from '../parts/code.tsx';
import * as css from '../parts/parts.css.ts';
import { problemText } from '../problem-text.ts';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { useReading } from '../use-reading.ts';

/** Outlets that may order anywhere for a fixed fee, to try a deployment. */
export function TestVendors({ deployment }: { deployment: string }) {
  const { answer, busy, problem, again } = useReading(readings.testVendors, {
    params: { deployment },
  });
  return (
    <Section
      title={t('test-vendors')}
      description={answer ? t('test-vendors.hint', { fee: answer.fee }) : undefined}
    >
      <Add deployment={deployment} onChanged={again} />
      {problem && (
        <NotLoaded retryLabel={t('action.retry')} busy={busy} onRetry={again}>
          {problemText(problem)}
        </NotLoaded>
      )}
      {answer && (
        <Known deployment={deployment} file={answer.file} added={answer.added} onChanged={again} />
      )}
      {!answer && !problem && <RowsSkeleton label={t('loading')} rows={2} />}
    </Section>
  );
}

type Changing = { deployment: string; onChanged: () => void };

function Add({ deployment, onChanged }: Changing) {
  const [outletId, setOutletId] = useState('');
  const { act, busy, problem, clear } = useAct(operatorCalls.addTestVendor, {
    told: () => t('test-vendors.added'),
    onDone: () => {
      setOutletId('');
      onChanged();
    },
  });
  return (
    <Form className={css.filters} onSubmit={() => act({ params: { deployment, outletId } })}>
      <div className={css.search}>
        <TextField
          label={t('outlet.id')}
          value={outletId}
          autoComplete="off"
          required
          onChange={({ target }) => {
            clear();
            setOutletId(target.value.trim());
          }}
        />
        <FormError text={problem && problemText(problem)} />
      </div>
      <Button type="submit" className={css.find} busy={busy} disabled={outletId === ''}>
        {t('test-vendors.add')}
      </Button>
    </Form>
  );
}

type KnownProps = Changing & { file: readonly string[]; added: readonly string[] };

function Known({ deployment, file, added, onChanged }: KnownProps) {
  const { act, busy } = useAct(operatorCalls.removeTestVendor, {
    told: () => t('test-vendors.removed'),
    onDone: onChanged,
    loud: true,
  });
  if (file.length + added.length === 0)
    return <EmptyState icon="store" title={t('test-vendors.none')} />;
  return (
    <List aria-label={t('test-vendors')}>
      {added.map((outletId) => (
        <ListRow
          key={outletId}
          title={<Code>{outletId}</Code>}
          trailing={
            <Button busy={busy} onClick={() => act({ params: { deployment, outletId } })}>
              {t('test-vendors.remove')}
            </Button>
          }
        />
      ))}
      {file.map((id) => (
        <ListRow
          key={`file ${id}`}
          title={<Code>{id}</Code>}
          trailing={<Badge>{t('test-vendors.file')}</Badge>}
        />
      ))}
    </List>
  );
}
