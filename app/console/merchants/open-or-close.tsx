import { operatorCalls } from '#schemas/operator';
import { Confirm } from '../parts/confirm.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';

type OpenOrCloseProps = {
  id: string;
  name: string;
  isOpen: boolean;
  /** It is a merchant: all of its outlets follow. */
  isWhole?: boolean;
  onClose: () => void;
  onChanged: () => void;
};

/** Lets an outlet, or a merchant with all of its outlets, trade no more, or again. */
export function OpenOrClose(props: OpenOrCloseProps) {
  const { id, name, isOpen, isWhole = false, onClose, onChanged } = props;
  const does = isOpen ? 'close' : 'reopen';
  const what = isWhole ? 'merchant' : 'outlet';
  const { act, busy, problem } = useAct(
    isOpen ? operatorCalls.closeOutlet : operatorCalls.openOutlet,
    {
      told: ({ outlets }) => t(`${what}.${does}.done`, { name, count: countOf(outlets) }),
      onDone: () => {
        onClose();
        onChanged();
      },
    },
  );
  return (
    <Confirm
      harmless={!isOpen}
      title={t(`${what}.${does}.title`, { name })}
      consequence={t(`${what}.${does}.consequence`)}
      confirm={t(`${what}.${does}`)}
      {...{ busy, problem, onClose }}
      onConfirm={() => act({ params: { outletId: id } })}
    />
  );
}

/** The record that a merchant's outlets belong to is none of them; one that stands alone is its own. */
function countOf(outlets: readonly { merchant_id: string | null }[]): number {
  return Math.max(1, outlets.filter(({ merchant_id }) => merchant_id !== null).length);
}
