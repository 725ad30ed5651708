import { useState } from 'react';
import { useParams } from 'wouter';
import type { ResultOf } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { Button, type Column, Notice, Section, Stack } from '#ui';
import { BackLink } from '../parts/back-link.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { FileForm } from '../parts/file-form.tsx';
import { Records } from '../parts/records.tsx';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { useReading } from '../use-reading.ts';

type Area = ResultOf<typeof operatorCalls.listAreas>['areas'][number];

const columns: readonly Column<Area>[] = [
  { id: 'name', header: t('area.name'), cell: ({ name }) => name },
  {
    id: 'of',
    header: t('area.of'),
    cell: ({ is_shared }) => t(is_shared ? 'area.of.country' : 'area.of.outlet'),
  },
  { id: 'corners', header: t('area.corners'), cell: ({ corners }) => corners, align: 'end' },
  { id: 'source', header: t('area.source'), cell: ({ source }) => source },
];

/** Where an outlet delivers: the areas that hold now, and other ones from a file. */
export function AreasPage() {
  const { id = '' } = useParams();
  const { answer, busy, problem, again } = useReading(readings.areas, { params: { outletId: id } });
  const areas = answer?.areas ?? null;
  const isOwn = areas?.some(({ is_shared }) => !is_shared) ?? false;
  return (
    <Stack gap={6}>
      <BackLink href={`/merchants?view=outlets&search=${id}`}>{t('areas.back')}</BackLink>
      <Section level={1} title={t('areas', { id })} description={t('areas.hint')} />
      <Section
        title={t('areas.now')}
        actions={isOwn ? <Remove id={id} onChanged={again} /> : undefined}
      >
        <Records
          caption={t('areas.now')}
          columns={columns}
          rows={areas}
          rowKey={({ area_id }) => area_id}
          icon="map"
          empty={t('areas.none')}
          {...{ busy, problem }}
          onRetry={again}
        />
      </Section>
      <Import id={id} onChanged={again} />
    </Stack>
  );
}

type Changing = { id: string; onChanged: () => void };

function Import({ id, onChanged }: Changing) {
  const [rejected, setRejected] = useState<readonly number[]>([]);
  const { act, busy, problem, clear } = useAct(operatorCalls.importAreas, {
    told: ({ areas }) => t('areas.imported', { count: areas.length }),
    onDone: (result) => {
      setRejected(result.rejected.map(({ feature }) => feature));
      onChanged();
    },
  });
  return (
    <Section title={t('areas.import')}>
      <FileForm
        label={t('areas.file')}
        hint={t('areas.file.hint')}
        accept=".geojson,.json,application/geo+json"
        {...{ busy, problem }}
        onChosen={() => {
          clear();
          setRejected([]);
        }}
        onText={(geojson) => act({ params: { outletId: id }, body: { geojson } })}
      />
      <div role="status">
        {rejected.length > 0 && (
          <Notice tone="warning">
            {t('areas.rejected', { count: rejected.length, which: rejected.join(', ') })}
          </Notice>
        )}
      </div>
    </Section>
  );
}

function Remove({ id, onChanged }: Changing) {
  const [isAsked, setAsked] = useState(false);
  const { act, busy, problem } = useAct(operatorCalls.removeAreas, {
    told: () => t('areas.removed'),
    onDone: () => {
      setAsked(false);
      onChanged();
    },
  });
  return (
    <>
      <Button icon="trash" onClick={() => setAsked(true)}>
        {t('areas.remove')}
      </Button>
      <Confirm
        title={isAsked ? t('areas.remove.title', { id }) : null}
        consequence={t('areas.remove.consequence')}
        confirm={t('areas.remove')}
        {...{ busy, problem }}
        onClose={() => setAsked(false)}
        onConfirm={() => act({ params: { outletId: id } })}
      />
    </>
  );
}
