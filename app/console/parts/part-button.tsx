import { Button } from '#ui';
import { beginAtTop } from './begin-at-top.ts';

type PartButtonProps = { disabled?: boolean; onTurn: () => void; children: string };

/** Turns to another part of a long list. */
export function PartButton({ onTurn, ...button }: PartButtonProps) {
  return (
    <Button
      {...button}
      onClick={({ currentTarget }) => {
        onTurn();
        beginAtTop(currentTarget);
      }}
    />
  );
}
