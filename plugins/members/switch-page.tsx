import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { $user } from '#core';
import { useText } from '#i18n';
import {
  Button,
  EmptyState,
  Form,
  FormError,
  List,
  ListRow,
  NotLoaded,
  Row,
  RowsSkeleton,
  Section,
  Stack,
} from '#ui';
import * as css from './members.css.ts';
import { pinOf } from './pin.ts';
import { PinField } from './pin-field.tsx';
import {
  $chosen,
  $peopleHere,
  $peopleProblem,
  $switched,
  $switching,
  $switchRefusal,
  type PersonHere,
  passwordWanted,
  personChosen,
  pinTyped,
  switchLeft,
  switchOpened,
} from './switch-model.ts';

/** Switches to another person of this shared device, by their PIN. */
export function SwitchPage() {
  const t = useText();
  const [, navigate] = useLocation();
  const [switched, open, left] = useUnit([$switched, switchOpened, switchLeft]);
  const [chosen, user] = useUnit([$chosen, $user]);
  const me = user?.id;
  // Another tab may have switched to another person.
  useEffect(() => {
    if (me === undefined) return;
    if (!switched) return open();
    left();
    navigate('/', { replace: true });
  }, [switched, open, left, navigate, me]);
  return (
    <div className={css.page}>
      <Section level={1} title={t('switch.title')} description={t('switch.intro')}>
        {chosen ? <PinForm key={chosen.user_id} person={chosen} /> : <Choice />}
      </Section>
    </div>
  );
}

function Choice() {
  const t = useText();
  const [, navigate] = useLocation();
  const other = useUnit(passwordWanted);
  return (
    <Stack>
      <People />
      <div>
        <Button
          variant="quiet"
          flush
          onClick={() => {
            navigate('/', { replace: true });
            other();
          }}
        >
          {t('switch.password')}
        </Button>
      </div>
    </Stack>
  );
}

function People() {
  const t = useText();
  const [people, problem, user] = useUnit([$peopleHere, $peopleProblem, $user]);
  const [choose, again] = useUnit([personChosen, switchOpened]);
  if (problem) {
    return (
      <NotLoaded retryLabel={t('action.retry')} onRetry={() => again()}>
        {t('switch.error')}
      </NotLoaded>
    );
  }
  if (people === null) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  const others = people.filter(({ user_id }) => user_id !== user?.id);
  if (others.length === 0) {
    return (
      <EmptyState icon="user" title={t('switch.none')}>
        {t('switch.none.body')}
      </EmptyState>
    );
  }
  return (
    <List aria-label={t('switch.people')}>
      {others.map((person) => (
        <ListRow
          key={person.user_id}
          title={<bdi>{person.name ?? person.email}</bdi>}
          detail={person.name !== null && <bdi>{person.email}</bdi>}
          onSelect={() => choose(person)}
        />
      ))}
    </List>
  );
}

function PinForm({ person }: { person: PersonHere }) {
  const t = useText();
  const [choose, send] = useUnit([personChosen, pinTyped]);
  const [busy, refusal] = useUnit([$switching, $switchRefusal]);
  const [typed, setTyped] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const submit = () => {
    const pin = pinOf(typed);
    setMalformed(pin === null);
    if (pin === null) return;
    setTyped('');
    send({ user_id: person.user_id, pin });
  };
  const refused = refusal && t(refusal.what, refusal.values);
  const isAtPin = refusal?.where === 'pin';
  return (
    <Form kept className={css.narrow} onSubmit={submit}>
      <Stack>
        <PinField
          autoFocus
          label={t('switch.pin', { name: person.name ?? person.email })}
          value={typed}
          error={isMalformed ? t('profile.pin.malformed') : isAtPin ? refused : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FormError text={isAtPin ? null : refused} />
        <Row wrap>
          <Button type="submit" variant="primary" busy={busy}>
            {t('switch.submit')}
          </Button>
          <Button variant="quiet" onClick={() => choose(null)}>
            {t('action.back')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
