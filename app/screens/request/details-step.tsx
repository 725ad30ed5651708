import { useUnit } from 'effector-react';
import { Suspense, useRef, useState } from 'react';
import { type RequestSnapshot, requestSent, reviewPressed, submitPressed } from '#core';
import { useText } from '#i18n';
import { Button, Form, FormError } from '#ui';
import { AmountQuestion } from './amount-question.tsx';
import { isBusy, isSubmitting } from './button-words.ts';
import { AmountField, CustomerFields, NotesField } from './customer-fields.tsx';
import { DestinationCard } from './destination-card.tsx';
import { addressId } from './destination-step.tsx';
import { EditFixed } from './edit-parts.ts';
import { FeatureFields, type FieldsProps } from './feature-fields.tsx';
import * as css from './fields.css.ts';
import { FormFoot } from './form-foot.tsx';
import { PastedNote } from './from-paste.tsx';
import { Description, MoreOptions } from './more-options.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { takeWritten, useDetailsForm } from './request-form.ts';
import { stepOf } from './steps.ts';
import { Terms } from './terms.tsx';
import { useDetailsFocus } from './use-details-focus.ts';
import { useFieldOfError } from './use-field-of-error.ts';
import { useHeldFields } from './use-held-fields.ts';
import { useStillFocus } from './use-still-focus.ts';

/** Who it is for, what it is and how it is paid, and the button that calls a rider. */
export function DetailsStep({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const { error, editing } = snapshot.context;
  const form = useDetailsForm(snapshot);
  const isAddressed = stepOf(snapshot) !== 'destination';
  useDetailsFocus(snapshot, form);
  const isAtPayment = useFieldOfError(snapshot);
  const { element, review, place, pressed } = useSending(snapshot, form);
  useStillFocus(element);
  useHeldFields(element, isSubmitting(snapshot));
  return (
    <Form kept ref={element} className={css.form} onSubmit={review}>
      <AboveFields snapshot={snapshot} form={form} />
      <CustomerFields form={form} fixed={editing !== null} />
      {editing === null ? (
        <NewOrderFields snapshot={snapshot} form={form} pressed={pressed} />
      ) : (
        <EditFields editing={editing} form={form} />
      )}
      <FormError text={error && isAddressed && !isAtPayment ? t(error.what, error.values) : null} />
      <FormFoot snapshot={snapshot} onPlace={editing === null ? place : undefined}>
        {isAddressed && (
          <Button
            type="submit"
            variant={editing === null ? 'secondary' : 'primary'}
            busy={isBusy(snapshot) && (editing ? true : 'elsewhere')}
            aria-keyshortcuts={editing === null ? undefined : 'Control+Enter Meta+Enter'}
          >
            {t(editing === null ? 'request.review' : 'request.edit.review')}
          </Button>
        )}
      </FormFoot>
    </Form>
  );
}

type PartProps = FieldsProps & { snapshot: RequestSnapshot };

/** The address once there is one, and what was read beside it. */
function AboveFields({ snapshot, form }: PartProps) {
  return (
    <>
      {stepOf(snapshot) !== 'destination' && <DestinationCard snapshot={snapshot} form={form} />}
      <PastedNote snapshot={snapshot} />
    </>
  );
}

/** What is asked for an order that is not placed yet. */
function NewOrderFields({ snapshot, form, pressed }: PartProps & { pressed: boolean }) {
  const { draft, error } = snapshot.context;
  const isAddressed = stepOf(snapshot) !== 'destination';
  return (
    <>
      <div className={css.money}>
        <AmountField form={form} />
        <PaymentMethods
          snapshot={snapshot}
          disabled={isSubmitting(snapshot)}
          pressed={pressed}
          short
        />
      </div>
      {snapshot.hasTag('amountAsked') && <AmountQuestion snapshot={snapshot} />}
      <NotesField form={form} />
      <MoreOptions form={form} snapshot={snapshot} />
      <FeatureFields
        form={form}
        destination={isAddressed ? draft.destination : null}
        slot="request.details"
      />
      <Terms error={error} />
    </>
  );
}

type Editing = NonNullable<RequestSnapshot['context']['editing']>;

/** What an edit may change, and what it may not. */
function EditFields({ editing, form }: FieldsProps & { editing: Editing }) {
  return (
    <>
      <AmountField form={form} />
      <NotesField form={form} />
      <Description form={form} />
      <Suspense fallback={null}>
        <EditFixed order={editing} />
      </Suspense>
    </>
  );
}

/** The two ways on, to the review and to a rider; both lead to the address first where there is none. */
function useSending(snapshot: RequestSnapshot, form: FieldsProps['form']) {
  const [send, look, submit] = useUnit([requestSent, reviewPressed, submitPressed]);
  const element = useRef<HTMLFormElement>(null);
  const [pressed, tell] = useState(false);
  /** Without an address there is no fee, and nobody is charged one that they have not seen. */
  const locate = () => {
    send({ type: 'destinationConfirmed' });
    void form.trigger();
    document.getElementById(addressId)?.focus();
  };
  const press = (go: () => unknown) => () => {
    if (element.current) takeWritten(element.current, form);
    return stepOf(snapshot) === 'destination' ? locate() : go();
  };
  const review = form.handleSubmit(() => look());
  const go = press(form.handleSubmit(() => submit()));
  const place = () => {
    // The way of paying stands beside this form, which would only come to it once all else is right.
    tell(true);
    return go();
  };
  return { element, review: press(review), place, pressed };
}
