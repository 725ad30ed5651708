import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n';
import { Button, Dialog, Stack } from '#ui';
import { FileStep } from './import-file-step.tsx';
import { $import, importBegun, importClosed, importStopped } from './import-model.ts';
import { ImportFigures, RefusedRows, Sending } from './import-told.tsx';
import type { Book } from './keeper.ts';

/** Puts the customers of a file into the book, and tells what became of each row. */
export function ImportDialog({ book }: { book: Book }) {
  const t = useText();
  const [{ step }, close, stop] = useUnit([$import, importClosed, importStopped]);
  // What is on its way is told before anybody leaves.
  const leave = step === 'sending' ? stop : close;
  return (
    <Dialog
      open={step !== 'closed'}
      onClose={() => leave()}
      title={t('addressbook.import.title')}
      closeLabel={t('action.close')}
      actions={<Actions book={book} />}
    >
      <Stack>
        <Step />
      </Stack>
    </Dialog>
  );
}

function Step() {
  const t = useText();
  const { step, good, sent } = useUnit($import);
  if (step === 'closed' || step === 'file' || step === 'reading') return <FileStep />;
  if (step === 'review') {
    return (
      <>
        <p role="status">{t('addressbook.import.ready', { count: good.length })}</p>
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

function Actions({ book }: { book: Book }): ReactNode {
  const t = useText();
  const [{ step, good, sent }, begin, close, stop] = useUnit([
    $import,
    importBegun,
    importClosed,
    importStopped,
  ]);
  if (step === 'sending') {
    return <Button onClick={() => stop()}>{t('addressbook.import.stop')}</Button>;
  }
  const go = (text: string) => (
    <Button variant="primary" onClick={() => begin(book.vendorId)}>
      {text}
    </Button>
  );
  return (
    <>
      <Button onClick={() => close()}>{t('action.close')}</Button>
      {step === 'review' &&
        good.length > 0 &&
        go(t('addressbook.import.go', { count: good.length }))}
      {step === 'stopped' && go(t('addressbook.import.resume', { count: good.length - sent }))}
    </>
  );
}
