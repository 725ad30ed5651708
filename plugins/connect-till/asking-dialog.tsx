import type { ReactNode } from 'react';
import type { Refusal } from '#core';
import { useText } from '#i18n';
import { Button, Dialog, Stack } from '#ui';
import { useRefusalFocus } from './use-refusal-focus.ts';

type AskingDialogProps = {
  title: string;
  /** The text of the submit button. */
  sendLabel: string;
  sending: boolean;
  refusal: Refusal | null;
  onSend: () => unknown;
  onClose: () => unknown;
  children: ReactNode;
};

/** A form in a dialog; a refused field gets the focus. */
export function AskingDialog(props: AskingDialogProps) {
  const t = useText();
  const form = useRefusalFocus(props.refusal);
  return (
    <Dialog
      open
      onClose={() => props.onClose()}
      onSubmit={() => props.onSend()}
      title={props.title}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={() => props.onClose()}>{t('action.back')}</Button>
          <Button type="submit" variant="primary" busy={props.sending}>
            {props.sendLabel}
          </Button>
        </>
      }
    >
      <div ref={form}>
        <Stack>{props.children}</Stack>
      </div>
    </Dialog>
  );
}
