import { refusal } from '../http/refusal.ts';

/** The refusal of an expired or used challenge. */
export const over = () =>
  refusal(400, 'ExpiredCodeException', 'It has to begin again.', { key: 'passkey.over' });

/** One refusal for every other reason, so that nobody learns which passkeys exist. */
export const unknown = () =>
  refusal(401, 'NotAuthorizedException', 'This passkey signs nobody in here.', {
    key: 'passkey.unknown',
  });
