import { createEvent, type StoreValue, sample } from 'effector';
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
type World = { readonly [Part in keyof typeof world]: StoreValue<(typeof world)[Part]> };

// Violations are found here and not in screens; the machine leads to the first.
sample({
  clock: sample({ clock: reviewPressed, source: world }).filterMap((given) => {
    const form = formIn(given);
    return form && { type: 'detailsSubmitted' as const, violations: violationsOfDetails(...form) };
  }),
  target: requestSent,
});
sample({
  clock: sample({ clock: submitPressed, source: world }).filterMap((given) => {
    const form = formIn(given);
    if (!form) return undefined;
    const [draft, composition, { editing }] = form;
    const violations = violationsOfDraft(...form);
    const sent = { type: 'submitted' as const, paymentFields: paymentFieldsOf(composition) };
    if (editing) return { ...sent, violations, extras: {} };
    const extras = composition.payload(draft.fields);
    const closing = closedViolations(given.closed, extras.preordered_for);
    const unaccepted = given.accepted ? [] : [termsViolation];
    return { ...sent, violations: [...violations, ...unaccepted, ...closing], extras };
  }),
  target: requestSent,
});

/** What the rules need; undefined while the page is not whole. */
function formIn({ request, composition, config, now }: World) {
  if (!request || !composition || !config) return undefined;
  const { draft, editing } = request.context;
  const form: Parameters<typeof violationsOfDraft> = [
    ...([draft, composition] as const),
    { phonePlan: config.phonePlan, now, editing },
  ];
  return form;
}
