import { useState } from 'react';
import {
  Badge,
  type Column,
  EmptyState,
  NotLoaded,
  RowsSkeleton,
  Section,
  Select,
  Stack,
} from '#ui';
import { Code } from '../parts/code.tsx';
import { SearchBar, useFilters } from '../parts/filters.tsx';
import * as css from '../parts/parts.css.ts';
import { Records } from '../parts/records.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { problemText } from '../problem-text.ts';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useDeploymentReading, useDeployments } from '../use-deployments.ts';
import { useReading } from '../use-reading.ts';
import type { Flag } from './flag.ts';
import { FlagDialog } from './flag-dialog.tsx';
import { flagReason } from './flag-words.ts';
import { Maintenance } from './maintenance.tsx';
import { TestVendors } from './test-vendors.tsx';

/** What is on in a deployment, planned maintenance, and who tries it out. */
export function FlagsPage() {
  const { read, set } = useFilters();
  const deployments = useDeployments();
  const deployment = read('deployment') || deployments[0]?.value || '';
  return (
    <Stack gap={8}>
      <Section level={1} title={t('place.flags')}>
        <SearchBar
          label={t('flags.search')}
          value={read('search')}
          onSearch={(search) => set({ search })}
        >
          <div className={css.filter}>
            <Select
              label={t('field.deployment')}
              value={deployment}
              options={deployments}
              onChange={({ target }) => set({ deployment: target.value })}
            />
          </div>
        </SearchBar>
      </Section>
      {deployment === '' ? (
        <Unknown />
      ) : (
        <Deployment key={deployment} id={deployment} search={read('search')} />
      )}
    </Stack>
  );
}

/** What there is to choose from is still asked for, or could not be. */
function Unknown() {
  const { answer, busy, problem, again } = useDeploymentReading();
  if (answer) return <EmptyState icon="settings" title={t('flags.deployment.none')} />;
  if (!problem) return <RowsSkeleton label={t('loading')} rows={6} />;
  return (
    <NotLoaded retryLabel={t('action.retry')} busy={busy} onRetry={again}>
      {problemText(problem)}
    </NotLoaded>
  );
}

const columns: readonly Column<Flag>[] = [
  {
    id: 'flag',
    header: t('flag.name'),
    cell: ({ flag }) => <Code>{flag}</Code>,
  },
  { id: 'on', header: t('flag.state'), cell: ({ is_on }) => <OnOff is={is_on} /> },
  { id: 'why', header: t('flag.why'), cell: (flag) => flagReason(flag) },
];

function Deployment({ id, search }: { id: string; search: string }) {
  const { answer, busy, problem, again } = useReading(readings.flags, {
    params: { deployment: id },
  });
  const [name, setName] = useState<string | null>(null);
  const flags = answer?.flags ?? null;
  const shown = flags?.filter(({ flag }) => flag.includes(search.toLowerCase())) ?? null;
  const asked = flags?.find(({ flag }) => flag === name);
  const maintenance = flags?.find(({ flag }) => flag === 'planned_maintenance');
  const change = ({ flag }: Flag) => (
    <RowButton act={t('flag.change')} what={flag} onClick={() => setName(flag)} />
  );
  return (
    <>
      {maintenance && <Maintenance deployment={id} flag={maintenance} onChanged={again} />}
      <Section title={t('flags')}>
        <Records
          caption={t('flags')}
          columns={columns}
          actions={change}
          rows={shown}
          rowKey={({ flag }) => flag}
          icon="settings"
          empty={t('flags.none')}
          {...{ busy, problem }}
          onRetry={again}
        />
      </Section>
      <TestVendors deployment={id} />
      {asked && (
        <FlagDialog deployment={id} flag={asked} onClose={() => setName(null)} onChanged={again} />
      )}
    </>
  );
}

function OnOff({ is }: { is: boolean }) {
  return <Badge tone={is ? 'positive' : 'neutral'}>{t(is ? 'flag.on' : 'flag.off')}</Badge>;
}
