import { operatorCalls } from '#schemas/operator';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useCallForm } from '../parts/use-call-form.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';

type AddOutletProps = { merchantId: string; onClose: () => void; onChanged: () => void };

/** Describes one more outlet of a merchant. */
export function AddOutlet({ merchantId, onClose, onChanged }: AddOutletProps) {
  const { act, busy, problem } = useAct(operatorCalls.addOutlet, {
    told: ({ name }) => t('outlet.added', { name }),
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  const { fields, submit } = useCallForm(operatorCalls.addOutlet, {
    problem,
    onSubmit: (body) => act({ params: { merchantId }, body }),
  });
  return (
    <FormDialog
      size="wide"
      onClose={onClose}
      onSubmit={submit}
      title={t('outlet.add')}
      submitLabel={t('outlet.add')}
      busy={busy}
    >
      {fields}
    </FormDialog>
  );
}
