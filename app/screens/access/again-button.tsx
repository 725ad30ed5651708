import { useUnit } from 'effector-react';
import { $accessBusy } from '#core';
import { useText } from '#i18n';
import { Button, type ButtonVariant } from '#ui';
import { useSecondsLeft } from './use-place.ts';

type Props = { label: string; onClick: () => void; variant?: ButtonVariant; flush?: boolean };

/** Asks for another mail. The last one gets a moment to arrive; until then the button says how long. */
export function AgainButton({ label, onClick, ...look }: Props) {
  const t = useText();
  const busy = useUnit($accessBusy);
  const seconds = useSecondsLeft();
  const rests = seconds > 0 && !busy;
  return (
    <Button {...look} icon="refresh" busy={busy} disabled={rests} onClick={onClick}>
      {rests ? t('access.again-in', { seconds }) : label}
    </Button>
  );
}
