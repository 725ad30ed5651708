import { restore } from 'effector';
import { happened, labelOfStatus, type StatusLabel } from '#core';
import { statusesChanged } from '#core/alerts';

type Announced = { readonly orderId: string; readonly label: StatusLabel };

/** As many as a person can follow; when more change in a second, the newest are said. */
const AT_ONCE = 3;

const spoken = statusesChanged.map((changes) =>
  changes
    .filter(({ orderId }, at) => !changes.slice(at + 1).some((later) => later.orderId === orderId))
    .slice(-AT_ONCE)
    .map(({ orderId, status }): Announced => ({ orderId, label: labelOfStatus(status) })),
);

/** The latest status changes, from any accepted merge; announced once a second. */
export const $announced = restore<readonly Announced[]>(spoken, []).reset(
  happened('session.ended'),
);
