import { operatorCalls } from '#schemas/operator';
import { Select, Stack } from '#ui';
import { Confirm } from '../parts/confirm.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useCallForm } from '../parts/use-call-form.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import type { Person } from './person.ts';

type Told = { onClose: () => void; onChanged: () => void };

/** Asks somebody by mail to join a merchant with all of its outlets. */
export function Invite({ outletId, onClose, onChanged }: Told & { outletId: string }) {
  const { act, busy, problem } = useAct(operatorCalls.invitePerson, {
    told: ({ email }) => t('person.invited', { email }),
    onDone: after({ onClose, onChanged }),
  });
  const { fields, submit } = useCallForm(operatorCalls.invitePerson, {
    initial: { role: 'owner' },
    problem,
    onSubmit: (body) => act({ params: { outletId }, body }),
  });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={t('person.invite')}
      description={t('person.invite.hint')}
      submitLabel={t('person.invite.submit')}
      busy={busy}
    >
      {fields}
    </FormDialog>
  );
}

/** Makes a person something else, at one of the places where they are a member. */
export function GiveRole({ person, onClose, onChanged }: Told & { person: Person }) {
  const { email, outlets, roles } = person;
  const { act, busy, problem } = useAct(operatorCalls.givePersonRole, {
    told: () => t('person.role.done', { email }),
    onDone: after({ onClose, onChanged }),
  });
  const { fields, submit, form } = useCallForm(operatorCalls.givePersonRole, {
    initial: { email, role: roles[0] ?? '', at: outlets[0] ?? '' },
    without: ['email'],
    problem,
    onSubmit: (body) => act({ params: { outletId: String(form.getValues('at')) }, body }),
  });
  const places = outlets.map((value) => ({ value, label: value }));
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={t('person.role.title', { email })}
      description={t('person.role.hint')}
      submitLabel={t('person.role')}
      busy={busy}
    >
      <Stack>
        {places.length > 1 && (
          <Select label={t('person.at')} options={places} {...form.register('at')} />
        )}
        {fields}
      </Stack>
    </FormDialog>
  );
}

/** Keeps somebody from a merchant. */
export function RemovePerson(props: Told & { outletId: string; person: Person }) {
  const { outletId, person, onClose, onChanged } = props;
  const { email } = person;
  const { act, busy, problem } = useAct(operatorCalls.removePerson, {
    told: () => t('person.removed', { email }),
    onDone: after({ onClose, onChanged }),
  });
  return (
    <Confirm
      title={t('person.remove.title', { email })}
      consequence={t('person.remove.consequence')}
      confirm={t('person.remove')}
      {...{ busy, problem, onClose }}
      onConfirm={() => act({ params: { outletId }, body: { email } })}
    />
  );
}

function after({ onClose, onChanged }: Told): () => void {
  return () => {
    onClose();
    onChanged();
  };
}
