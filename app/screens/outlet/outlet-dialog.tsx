import { useUnit } from 'effector-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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
  const [close, submit, saving, refusal] = useUnit([
    outletClosed,
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
      actions={<Actions outlet={outlet} save={save} />}
    >
      <div ref={body}>
        <Stack>
          {outlet.kept && <Notice tone="info">{t('outlet.kept')}</Notice>}
          <FormProvider {...form}>
            <Resting while={saving}>
              <OutletFieldset {...{ draft, parents }} />
            </Resting>
          </FormProvider>
        </Stack>
      </div>
    </Dialog>
  );
}

/** Fields that are seen and not touched for a while. */
function Resting({ while: isResting, children }: { while: boolean; children: ReactNode }) {
  return (
    <div className={css.whole} inert={isResting}>
      <Stack>{children}</Stack>
    </div>
  );
}

type ActionsProps = { outlet: OutletForm; save: RefObject<HTMLButtonElement | null> };

function Actions({ outlet, save }: ActionsProps) {
  const t = useText();
  const [discard, saving] = useUnit([outletDiscarded, $savingOutlet]);
  return (
    <>
      <Button disabled={saving} onClick={() => discard(outlet.draft)}>
        {t(isChanged(outlet) ? 'outlet.discard' : 'action.back')}
      </Button>
      <Button ref={save} type="submit" variant="primary" busy={saving}>
        {t('outlet.save')}
      </Button>
    </>
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
