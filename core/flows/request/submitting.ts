import { createEvent, sample } from 'effector';
import { $composition } from '../../compose/index.ts';
import { $now } from '../../kernel/clock.ts';
import { $config } from '../../kernel/config.ts';
import { $termsAccepted } from '../../terms/model.ts';
import { $closed } from './closed.ts';
import { $request, requestSent } from './model.ts';
import {
  closedViolations,
  paymentFieldsOf,
  termsViolation,
  violationsOfDetails,
  violationsOfDraft,
} from './violations.ts';

/** The person wants to review the request. */
export const reviewPressed = createEvent();
/** The person wants to send the request. */
export const submitPressed = createEvent();

const world = {
  request: $request,
  composition: $composition,
  config: $config,
  now: $now,
  accepted: $termsAccepted,
  closed: $closed,
};

// Violations are found here and not in screens; the machine leads to the first.
sample({
  clock: sample({ clock: reviewPressed, source: world }).filterMap(
    ({ request, composition, config, now }) => {
      if (!request || !composition || !config) return undefined;
      const { draft, editing } = request.context;
      const { phonePlan } = config;
      const violations = violationsOfDetails(draft, composition, { phonePlan, now, editing });
      return { type: 'detailsSubmitted' as const, violations };
    },
  ),
  target: requestSent,
});
sample({
  clock: sample({ clock: submitPressed, source: world }).filterMap(
    ({ request, composition, config, now, accepted, closed }) => {
      if (!request || !composition || !config) return undefined;
      const { draft, editing } = request.context;
      const { phonePlan } = config;
      const violations = violationsOfDraft(draft, composition, { phonePlan, now, editing });
      const sent = { type: 'submitted' as const, paymentFields: paymentFieldsOf(composition) };
      if (editing) return { ...sent, violations, extras: {} };
      const extras = composition.payload(draft.fields);
      const closing = closedViolations(closed, extras.preordered_for);
      const unaccepted = accepted ? [] : [termsViolation];
      return { ...sent, violations: [...violations, ...unaccepted, ...closing], extras };
    },
  ),
  target: requestSent,
});
