import { useRef, useState } from 'react';
import { Button, Card, Form, FormError, Notice, Row, Section, Stack } from '#ui';
import { Confirm } from '../parts/confirm.tsx';
import { halfTyped } from '../parts/half-typed.ts';
import { momentText } from '../parts/moment.tsx';
import { problemText } from '../problem-text.ts';
import { t } from '../text.ts';
import { Conflict } from './conflict.tsx';
import type { Flag } from './flag.ts';
import { windowText } from './flag-words.ts';
import { useSetFlag } from './use-set-flag.ts';
import {
  momentsOf,
  type Typed,
  type WindowErrors,
  WindowFields,
  wrongIn,
} from './window-fields.tsx';

type MaintenanceProps = { deployment: string; flag: Flag; onChanged: () => void };

const empty: Typed = { from: '', until: '' };

/** Planned maintenance: from when until when, which shops are told a week ahead and while it lasts. */
export function Maintenance({ deployment, flag, onChanged }: MaintenanceProps) {
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<WindowErrors>({});
  const fields = useRef<HTMLDivElement>(null);
  const flagOf = { deployment, flag, onLook: onChanged };
  const plan = useSetFlag({
    ...flagOf,
    told: () => t('maintenance.planned'),
    onDone: () => {
      setTyped(empty);
      onChanged();
    },
  });
  const submit = () => {
    // An end is needed: people are told it.
    const found = wrongIn(typed, halfTyped(fields.current), 'until');
    setErrors(found);
    if (Object.keys(found).length === 0) plan.set({ value: 'on', ...momentsOf(typed) });
  };
  return (
    <Section title={t('maintenance')} description={t('maintenance.hint')}>
      <Card>
        <Stack>
          <Now {...{ deployment, flag, onChanged }} />
          <Conflict message={plan.conflict} onLook={plan.look} />
          <Form onSubmit={submit}>
            <Stack>
              <WindowFields ref={fields} {...{ typed, errors }} onChange={setTyped} />
              <FormError text={plan.problem && problemText(plan.problem)} />
              <Row justify="end">
                <Button type="submit" variant="primary" busy={plan.busy}>
                  {t(flag.window === null ? 'maintenance.plan' : 'maintenance.replan')}
                </Button>
              </Row>
            </Stack>
          </Form>
        </Stack>
      </Card>
    </Section>
  );
}

/** What is planned, and calling it off. */
function Now({ deployment, flag, onChanged }: MaintenanceProps) {
  const [isAsked, setAsked] = useState(false);
  const off = useSetFlag({
    ...{ deployment, flag, onLook: onChanged },
    told: () => t('maintenance.off.done'),
    onDone: () => {
      setAsked(false);
      onChanged();
    },
  });
  const isThere = flag.window !== null || flag.is_on;
  if (!isThere) return <p>{t('maintenance.none')}</p>;
  const callOff = (
    <Button variant="quiet" onClick={() => setAsked(true)}>
      {t('maintenance.off')}
    </Button>
  );
  return (
    <>
      <Notice tone={flag.is_on ? 'warning' : 'info'} action={callOff} title={nowText(flag)}>
        {detailText(flag)}
      </Notice>
      <Confirm
        title={isAsked ? t('maintenance.off.title') : null}
        consequence={t('maintenance.off.consequence')}
        confirm={t('maintenance.off')}
        busy={off.busy}
        problem={off.problem}
        onClose={() => setAsked(false)}
        onConfirm={() => off.set({ value: 'file' })}
      >
        <Conflict message={off.conflict} onLook={off.look} />
      </Confirm>
    </>
  );
}

function nowText({ is_on, window }: Flag): string {
  if (!is_on) return t('maintenance.ahead');
  const until = window?.until;
  return until ? t('maintenance.now.until', { until: momentText(until) }) : t('maintenance.now');
}

/** When it is to be; while it lasts, whether people are told its end. */
function detailText({ is_on, window }: Flag): string {
  if (window && !is_on) return windowText(window);
  return t(window?.until ? 'maintenance.seen' : 'maintenance.endless');
}
