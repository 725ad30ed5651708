import { refusal } from '../http/refusal.ts';

/** What a browser signed was asked for too long ago, or signed before. */
export const over = () =>
  refusal(400, 'ExpiredCodeException', 'It has to begin again.', { key: 'passkey.over' });

/** The same for every reason, so that nobody learns which passkeys there are. */
export const unknown = () =>
  refusal(401, 'NotAuthorizedException', 'This passkey signs nobody in here.', {
    key: 'passkey.unknown',
  });
