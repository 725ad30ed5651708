import type { RuledViolation } from '#core/rules';
import type { Destination, Id, Position, RequestFields } from '#schemas';
import type { PluginPayload } from '../../compose/index.ts';
import type { OriginTexts } from './origin.ts';

/** What a person does in the request flow. */
export type RequestEvent =
  | { type: 'originConfirmed' }
  | { type: 'originReopened' }
  | { type: 'originChanged'; texts: OriginTexts }
  | { type: 'originSubmitted' }
  | { type: 'orderAskedAgain' }
  | { type: 'addressTyped'; text: string }
  | { type: 'placeChosen'; placeId: Id }
  | { type: 'pinMoved'; position: Position }
  | { type: 'savedAddressChosen'; destination: Destination; fields: RequestFields }
  | { type: 'foundAddressTaken' }
  | { type: 'destinationConfirmed' }
  | { type: 'destinationReopened' }
  | { type: 'fieldsChanged'; fields: RequestFields }
  | { type: 'detailsSubmitted'; violations: readonly RuledViolation[] }
  | { type: 'paymentMethodChosen'; method: string }
  | { type: 'repriced'; fields: RequestFields }
  | { type: 'wentBack' }
  | {
      type: 'submitted';
      violations: readonly RuledViolation[];
      extras: PluginPayload;
      paymentFields?: readonly string[];
    }
  | { type: 'valueConfirmed' }
  | { type: 'valueDeclined' }
  | { type: 'feeAccepted' }
  | { type: 'feeDeclined' }
  | { type: 'startedOver'; fields: RequestFields };
