import { useUnit } from 'effector-react';
import { missingBookColumns } from '#core/rules';
import { useText } from '#i18n';
import { Button } from '#ui';
import {
  $import,
  columnsSettled,
  columnsWanted,
  fileDropped,
  importBegun,
  importClosed,
  importStopped,
} from './import-model.ts';
import type { Book } from './keeper.ts';

/** The button that leads on, which takes the focus when the control that had it is gone. */
export const nextId = 'importNext';

/** What can be done at each step of an import. */
export function ImportActions({ book }: { book: Book }) {
  const t = useText();
  const { step, sheet } = useUnit($import);
  const [close, stop] = useUnit([importClosed, importStopped]);
  if (step === 'sending') {
    return (
      <Button id={nextId} onClick={() => stop()}>
        {t('addressbook.import.stop')}
      </Button>
    );
  }
  if (step === 'columns' || (step === 'reading' && sheet !== null)) return <ColumnsActions />;
  return (
    <>
      {step === 'review' ? (
        <ChangeColumns />
      ) : (
        <Button id={step === 'done' ? nextId : undefined} onClick={() => close()}>
          {t('action.close')}
        </Button>
      )}
      <Begin book={book} />
    </>
  );
}

function ColumnsActions() {
  const t = useText();
  const { step, columns } = useUnit($import);
  const [drop, settle] = useUnit([fileDropped, columnsSettled]);
  return (
    <>
      <Button onClick={() => drop()}>{t('bulk-order-upload.other-file')}</Button>
      <Button
        variant="primary"
        busy={step === 'reading'}
        disabled={missingBookColumns(columns).length > 0}
        onClick={() => settle()}
      >
        {t('bulk-order-upload.columns.continue')}
      </Button>
    </>
  );
}

function ChangeColumns() {
  const t = useText();
  const want = useUnit(columnsWanted);
  const isAll = useUnit($import).good.length === 0;
  return (
    <Button id={isAll ? nextId : undefined} onClick={() => want()}>
      {t('bulk-order-upload.columns.change')}
    </Button>
  );
}

/** Begins the import of valid rows, or goes on after a stop. */
function Begin({ book }: { book: Book }) {
  const t = useText();
  const { step, good, sent } = useUnit($import);
  const begin = useUnit(importBegun);
  const left = good.length - sent;
  if (left === 0 || (step !== 'review' && step !== 'stopped')) return null;
  return (
    <Button id={nextId} variant="primary" onClick={() => begin(book.vendorId)}>
      {step === 'review'
        ? t('addressbook.import.go', { count: left })
        : t('addressbook.import.resume', { count: left })}
    </Button>
  );
}
