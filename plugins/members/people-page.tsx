import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $vendor } from '#core';
import { useText } from '#i18n';
import { mayAt, type Vendor } from '#schemas';
import { Button, EmptyState, NotLoaded, RowsSkeleton, Section } from '#ui';
import { InviteDialog } from './invite-dialog.tsx';
import * as css from './members.css.ts';
import { PeopleList } from './people-list.tsx';
import {
  $everybody,
  $inviteOpen,
  $notKnown,
  $peopleComing,
  inviteOpened,
  peopleClosed,
  peopleOpened,
  peopleWanted,
} from './people-model.ts';

/** The members of the outlet, and pending invitations. */
export function PeoplePage() {
  const t = useText();
  const vendor = useUnit($vendor);
  return (
    <div className={css.page}>
      {vendor === null ? (
        <Section level={1} title={t('people.title')}>
          <RowsSkeleton label={t('app.loading')} rows={5} />
        </Section>
      ) : (
        <ForThose key={vendor.vendor_id} vendor={vendor} />
      )}
    </div>
  );
}

/** Tells people who may not manage members who can. */
function ForThose({ vendor }: { vendor: Vendor }) {
  const t = useText();
  const problem = useUnit($notKnown);
  const isRefused = problem?.tag === 'refused' && problem.code === 'NotAllowed';
  if (mayAt(vendor, 'members') && !isRefused) return <People vendor={vendor} />;
  return (
    <EmptyState icon="user" alone title={t('people.not-allowed')}>
      {t('people.not-allowed.body')}
    </EmptyState>
  );
}

function People({ vendor }: { vendor: Vendor }) {
  const t = useText();
  const [open, close, invite] = useUnit([peopleOpened, peopleClosed, inviteOpened]);
  const [everybody, asking] = useUnit([$everybody, $inviteOpen]);
  const { vendor_id: vendorId, vendor_information } = vendor;
  useEffect(() => {
    open(vendorId);
    return () => close();
  }, [open, close, vendorId]);
  return (
    <Section
      level={1}
      title={t('people.title')}
      description={t('people.intro', { outlet: vendor_information.name })}
      actions={
        everybody && (
          <Button variant="primary" icon="plus" onClick={() => invite()}>
            {t('people.invite')}
          </Button>
        )
      }
    >
      <Known vendorId={vendorId} />
      {asking && <InviteDialog vendor={vendor} />}
    </Section>
  );
}

function Known({ vendorId }: { vendorId: string }) {
  const t = useText();
  const [everybody, problem] = useUnit([$everybody, $notKnown]);
  const [coming, want] = useUnit([$peopleComing, peopleWanted]);
  if (everybody) return <PeopleList everybody={everybody} vendorId={vendorId} />;
  if (!problem) return <RowsSkeleton label={t('app.loading')} rows={5} />;
  return (
    <NotLoaded retryLabel={t('action.retry')} busy={coming} onRetry={() => want(vendorId)}>
      {t('people.error.list')}
    </NotLoaded>
  );
}
