import { operatorCalls } from '#schemas/operator';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useCallForm } from '../parts/use-call-form.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { useCountries } from '../use-deployments.ts';

/** Describes a new voucher. */
export function AddVoucher({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const countries = useCountries();
  const { act, busy, problem } = useAct(operatorCalls.addVoucher, {
    told: ({ code }) => t('voucher.added', { code }),
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  const { fields, submit } = useCallForm(operatorCalls.addVoucher, {
    options: { country: countries },
    problem,
    onSubmit: (body) => act({ body }),
  });
  return (
    <FormDialog
      size="wide"
      onClose={onClose}
      onSubmit={submit}
      title={t('voucher.add')}
      submitLabel={t('voucher.add')}
      busy={busy}
    >
      {fields}
    </FormDialog>
  );
}
