import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useText } from '#i18n';
import type { Vendor } from '#schemas';
import { Button, Dialog, Notice, Stack } from '#ui';
import { isChanged, type OutletForm } from './forms.ts';
import {
  $outletRefusal,
  $savingOutlet,
  outletClosed,
  outletDiscarded,
  outletSubmitted,
} from './model.ts';
import * as css from './outlet.css.ts';
import { OutletFieldset } from './outlet-fieldset.tsx';
import { useOutletForm } from './use-outlet-form.ts';

type OutletDialogProps = { outlet: OutletForm; parents: readonly Vendor[] };

/** A dialog on a desktop, a sheet at the bottom of a phone. Only its own buttons throw away what was typed. */
export function OutletDialog({ outlet, parents }: OutletDialogProps) {
  const t = useText();
  const { draft } = outlet;
  const [close, discard, submit, saving, refusal] = useUnit([
    outletClosed,
    outletDiscarded,
    outletSubmitted,
    $savingOutlet,
    $outletRefusal,
  ]);
  const form = useOutletForm(draft);
  const body = useFocusOnWrong(form.formState.submitCount, refusal);
  const save = useRef<HTMLButtonElement>(null);
  // The fields rest while they are sent, so the focus waits where it all goes on.
  const send = () => {
    save.current?.focus();
    submit(draft);
  };
  return (
    <Dialog
      open
      size="wide"
      onClose={close}
      onSubmit={() => saving || form.handleSubmit(() => send())()}
      title={t(draft.vendorId === null ? 'outlet.add' : 'outlet.edit.title')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button disabled={saving} onClick={() => discard(draft)}>
            {t(isChanged(outlet) ? 'outlet.discard' : 'action.back')}
          </Button>
          <Button ref={save} type="submit" variant="primary" busy={saving}>
            {t('outlet.save')}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Stack>
          {outlet.kept && <Notice tone="info">{t('outlet.kept')}</Notice>}
          <FormProvider {...form}>
            <div className={css.whole} inert={saving}>
              <Stack>
                <OutletFieldset {...{ draft, parents }} />
              </Stack>
            </div>
          </FormProvider>
        </Stack>
      </div>
    </Dialog>
  );
}

/** Leads to the first field that is wrong, once it is marked. */
function useFocusOnWrong(attempts: number, refusal: unknown) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0 && refusal === null) return;
    body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts, refusal]);
  return body;
}
