import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $vendor } from '#core';
import { useText } from '#i18n';
import type { Id } from '#schemas';
import { RowsSkeleton, Section } from '#ui';
import { AddButton, AddDialog } from './add-customer.tsx';
import { BookActions } from './book-actions.tsx';
import { BookList } from './book-list.tsx';
import { BookSearch } from './book-search.tsx';
import { bookClosed, bookOpened } from './browse-model.ts';
import * as css from './page.css.ts';
import { RememberSwitch } from './remember-switch.tsx';
import { useBook } from './use-book.ts';

/** All customers that an outlet keeps. */
export function BookPage() {
  const t = useText();
  const vendor = useUnit($vendor);
  return (
    <div className={css.page}>
      {vendor === null ? (
        <Section level={1} title={t('addressbook.title')}>
          <RowsSkeleton label={t('app.loading')} rows={10} />
        </Section>
      ) : (
        <WholeBook key={vendor.vendor_id} vendorId={vendor.vendor_id} />
      )}
    </div>
  );
}

function WholeBook({ vendorId }: { vendorId: Id }) {
  const t = useText();
  const book = useBook(vendorId);
  const [open, close] = useUnit([bookOpened, bookClosed]);
  useEffect(() => {
    open(book);
    return () => close();
  }, [open, close, book]);
  return (
    <Section
      level={1}
      title={t('addressbook.title')}
      actions={
        <>
          <BookSearch />
          <AddButton />
          {book.keeper === 'server' && <BookActions book={book} />}
        </>
      }
    >
      <RememberSwitch book={book} />
      <BookList book={book} />
      <AddDialog book={book} />
    </Section>
  );
}
