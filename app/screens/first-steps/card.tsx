import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Link as Route } from 'wouter';
import { useFormat, useText } from '#i18n';
import { pathOf } from '#routes';
import type { Vendor } from '#schemas';
import { Button, ButtonLink, type ButtonVariant, Icon, VisuallyHidden } from '#ui';
import * as css from './first-steps.css.ts';
import { type FirstStep, firstStepsSkipped, soundTurnedOn } from './model.ts';

type CardProps = {
  vendor: Vendor;
  steps: readonly FirstStep[];
  /** Whether it is opened on the page that requests riders, which asks for what it needs by itself. */
  here?: boolean;
};

/** How far a new outlet has come. What is done keeps its line, and the next thing to do has the filled button. */
export function StepsCard({ vendor, steps, here = false }: CardProps) {
  const t = useText();
  const { number } = useFormat();
  const title = useId();
  const skip = useUnit(firstStepsSkipped);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.id;
  const all = steps.length;
  return (
    <section className={here ? css.opened : css.card} aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title} className={css.title}>
          {t('first.title', { name: vendor.vendor_information.name })}
        </h2>
        <span className={css.count}>
          {t('first.count', { done: number(done), all: number(all) })}
        </span>
        <p className={css.words}>{t('first.body')}</p>
        <div className={css.bar} aria-hidden>
          {steps.map(({ id }, nth) => (
            <span key={id} className={css.part} data-done={nth < done} />
          ))}
        </div>
      </div>
      <ol className={css.steps}>
        {steps.map((step, nth) => (
          <Step
            key={step.id}
            nth={number(nth + 1)}
            {...{ step, vendor, here }}
            isNext={step.id === next}
          />
        ))}
      </ol>
      <div className={css.foot}>
        <Button variant="quiet" onClick={() => skip()}>
          {t('first.skip')}
        </Button>
      </div>
    </section>
  );
}

type StepProps = {
  step: FirstStep;
  vendor: Vendor;
  nth: string;
  isNext: boolean;
  here: boolean;
};

function Step({ step: { id, isDone }, vendor, nth, isNext, here }: StepProps) {
  const t = useText();
  const isAction = !isDone && (id === 'sound' || !here);
  return (
    <li className={css.step} aria-current={isNext ? 'step' : undefined}>
      <span
        className={css.mark}
        data-state={isDone ? 'done' : isNext ? 'next' : 'later'}
        aria-hidden
      >
        {isDone ? <Icon name="check" /> : nth}
      </span>
      <div className={css.texts}>
        <span className={css.name} data-done={isDone}>
          {t(`first.${id}`)} {isDone && <VisuallyHidden>{t('order.step.done')}</VisuallyHidden>}
        </span>
        <span className={css.words}>
          {isDone && id === 'pin' ? vendor.vendor_information.location.address_text : t(bodies[id])}
        </span>
      </div>
      {isAction && (
        <Action {...{ id, vendor }} variant={isNext && !here ? 'primary' : 'secondary'} />
      )}
    </li>
  );
}

const bodies = {
  pin: 'request.origin.body',
  order: 'first.order.body',
  sound: 'first.sound.body',
} as const;

type ActionProps = Pick<FirstStep, 'id'> & { vendor: Vendor; variant: ButtonVariant };

/** The page that requests riders asks for the address first, where none is known. */
function Action({ id, vendor: { vendor_id }, variant }: ActionProps) {
  const t = useText();
  const turnOn = useUnit(soundTurnedOn);
  if (id === 'sound') {
    return (
      <Button variant={variant} className={css.action} onClick={() => turnOn()}>
        {t('first.sound.action')}
      </Button>
    );
  }
  return (
    <Route href={pathOf({ page: 'request-a-rider', vendorId: vendor_id })} asChild>
      <ButtonLink variant={variant} className={css.action}>
        {t(id === 'pin' ? 'first.pin.action' : 'request.title')}
      </ButtonLink>
    </Route>
  );
}
