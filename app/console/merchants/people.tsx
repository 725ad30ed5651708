import { useState } from 'react';
import { Badge, Button, type Column, Row, Section } from '#ui';
import { Code } from '../parts/code.tsx';
import * as css from '../parts/parts.css.ts';
import { Records } from '../parts/records.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useReading } from '../use-reading.ts';
import { GiveRole, Invite, RemovePerson } from './people-dialogs.tsx';
import type { Person } from './person.ts';

type Asked = { what: 'role' | 'remove'; person: Person } | { what: 'invite' };

const columns: readonly Column<Person>[] = [
  {
    id: 'email',
    header: t('field.email'),
    cell: ({ email, business_name }) => (
      <span className={css.lines}>
        <span>{email}</span>
        {business_name && <span className={css.muted}>{business_name}</span>}
      </span>
    ),
  },
  {
    id: 'roles',
    header: t('field.role'),
    cell: ({ roles }) => roles.map((role) => t(`role.${role}`)).join(', '),
  },
  {
    id: 'outlets',
    header: t('person.at'),
    cell: ({ outlets }) => <Code>{outlets.join(', ')}</Code>,
  },
  { id: 'state', header: t('person.state'), cell: (person) => <State person={person} /> },
];

/** Who reaches a merchant, and letting somebody in or out. */
export function People({ id }: { id: string }) {
  const { answer, busy, problem, again } = useReading(readings.people, {
    params: { merchantId: id },
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const actions = (person: Person) => (
    <Row justify="end" wrap>
      {(['role', 'remove'] as const).map((what) => (
        <RowButton
          key={what}
          act={t(`person.${what}`)}
          what={person.email}
          onClick={() => setAsked({ what, person })}
        />
      ))}
    </Row>
  );
  const invite = (
    <Button icon="plus" onClick={() => setAsked({ what: 'invite' })}>
      {t('person.invite')}
    </Button>
  );
  return (
    <Section title={t('merchant.people')} actions={invite}>
      <Records
        caption={t('merchant.people')}
        columns={columns}
        actions={actions}
        rows={answer?.people ?? null}
        rowKey={({ email }) => email}
        icon="user"
        empty={t('people.none')}
        {...{ busy, problem }}
        onRetry={again}
      />
      {asked?.what === 'invite' && <Invite outletId={id} onClose={close} onChanged={again} />}
      {asked?.what === 'role' && (
        <GiveRole person={asked.person} onClose={close} onChanged={again} />
      )}
      {asked?.what === 'remove' && (
        <RemovePerson outletId={id} person={asked.person} onClose={close} onChanged={again} />
      )}
    </Section>
  );
}

function State({ person: { is_invited, must_set_password } }: { person: Person }) {
  if (is_invited) return <Badge tone="info">{t('person.state.invited')}</Badge>;
  if (must_set_password) return <Badge tone="warning">{t('person.state.password')}</Badge>;
  return <Badge tone="positive">{t('person.state.member')}</Badge>;
}
