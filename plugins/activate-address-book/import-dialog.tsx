import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useText } from '#i18n';
import { Dialog, Stack } from '#ui';
import { ImportActions, nextId } from './import-actions.tsx';
import { ColumnsStep } from './import-columns-step.tsx';
import { FileStep } from './import-file-step.tsx';
import { $import, importClosed, importStopped } from './import-model.ts';
import { ImportFigures, ReadyRows, RefusedRows, Sending } from './import-told.tsx';
import type { Book } from './keeper.ts';

/** Imports customers from a file, and shows the result of each row. */
export function ImportDialog({ book }: { book: Book }) {
  const t = useText();
  const [{ step }, close, stop] = useUnit([$import, importClosed, importStopped]);
  // While rows are being sent, closing only stops: the result of what was sent must still be shown.
  const content = useKeptFocus(step);
  const leave = step === 'sending' ? stop : close;
  return (
    <Dialog
      open={step !== 'closed'}
      onClose={() => leave()}
      title={t('addressbook.import.title')}
      closeLabel={t('action.close')}
      actions={<ImportActions book={book} />}
    >
      <div ref={content}>
        <Stack>
          <Step />
        </Stack>
      </div>
    </Dialog>
  );
}

/** Each step takes the controls of the one before away, and the focus with them. */
function useKeptFocus(step: string) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step === 'closed' || !document.activeElement?.matches('body')) return;
    const question = content.current?.querySelector('select');
    (question ?? document.getElementById(nextId))?.focus();
  }, [step]);
  return content;
}

function Step() {
  const { step, good, sent, sheet } = useUnit($import);
  // While another sheet is read, the question that asked for it stays.
  if (step === 'columns' || (step === 'reading' && sheet !== null)) return <ColumnsStep />;
  if (step === 'closed' || step === 'file' || step === 'reading') return <FileStep />;
  if (step === 'review') {
    return (
      <>
        <ReadyRows />
        <RefusedRows />
      </>
    );
  }
  if (step === 'sending') return <Sending done={sent} of={good.length} />;
  return (
    <>
      <ImportFigures />
      <RefusedRows />
    </>
  );
}
