import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { Button } from '#ui';
import { Editor } from './editor.tsx';
import type { Book } from './keeper.ts';
import { $adding, addAsked, addClosed } from './model.ts';

const addId = 'bookAdd';

/** Adds a customer by hand. */
export function AddButton() {
  const t = useText();
  const add = useUnit(addAsked);
  return (
    <Button id={addId} variant="primary" icon="plus" onClick={() => add()}>
      {t('addressbook.add')}
    </Button>
  );
}

/** The same where no customer is yet. */
export function AddFirst() {
  const t = useText();
  const add = useUnit(addAsked);
  return <Button onClick={() => add()}>{t('addressbook.add')}</Button>;
}

/** The editor for a new customer. */
export function AddDialog({ book }: { book: Book }) {
  const [adding, close] = useUnit([$adding, addClosed]);
  if (!adding) return null;
  const leave = () => {
    close();
    // The button of an empty book is gone once it has a customer.
    document.getElementById(addId)?.focus();
  };
  return <Editor book={book} entry={null} onClose={leave} />;
}
