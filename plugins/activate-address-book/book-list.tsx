import { useUnit } from 'effector-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#i18n';
import type { AddressBookEntry } from '#schemas';
import { Button, ButtonLink, EmptyState, LiveRegion, NotLoaded, RowsSkeleton, Stack } from '#ui';
import { AddFirst } from './add-customer.tsx';
import { BookRow } from './book-row.tsx';
import { searchId } from './book-search.tsx';
import { $listing, isFound, moreAsked, retryAsked } from './browse-model.ts';
import { Editor } from './editor.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import type { Book } from './keeper.ts';
import { editBegun, entryForgotten } from './model.ts';
import * as css from './page.css.ts';

const nobody: readonly AddressBookEntry[] = [];

/** The loaded customers of a book, by name. */
export function BookList({ book }: { book: Book }) {
  const t = useText();
  const listing = useUnit($listing);
  const { total, query, state, next } = listing;
  // After a failed search, entries of the previous one must not look like its result.
  const entries = state === 'failed' && !isFound(listing) ? nobody : listing.entries;
  const { edited, edit, asked, ask, forget } = useOpenEntry(book, entries);
  const told = state === 'ready' ? t('addressbook.count', { count: total }) : '';
  return (
    <Stack>
      <LiveRegion message={told} />
      {entries.length > 0 && <Rows {...{ entries, edit, book }} />}
      {state === 'failed' && <BookNotLoaded />}
      {state === 'loading' && entries.length === 0 && (
        <RowsSkeleton label={t('app.loading')} rows={10} />
      )}
      {state === 'ready' && entries.length === 0 && <Nobody {...{ book, query }} />}
      {next !== null && state !== 'failed' && <More busy={state === 'loading'} />}
      {edited && (
        <Editor book={book} entry={edited} onClose={() => edit(null)} onForget={() => ask(true)} />
      )}
      <ForgetDialog entry={asked ? edited : null} onClose={() => ask(false)} onConfirm={forget} />
    </Stack>
  );
}

/** Which entry is open, and whether it is to be deleted. After that its line is gone, so the focus goes to the search. */
function useOpenEntry(book: Book, entries: readonly AddressBookEntry[]) {
  const [begin, forget] = useUnit([editBegun, entryForgotten]);
  const [edited, setEdited] = useState<AddressBookEntry | null>(null);
  const [asked, ask] = useState(false);
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    if (leaving.current === null || entries.some(({ id }) => id === leaving.current)) return;
    leaving.current = null;
    document.getElementById(searchId)?.focus();
  }, [entries]);
  const edit = useCallback(
    (entry: AddressBookEntry | null) => {
      begin();
      ask(false);
      setEdited(entry);
    },
    [begin],
  );
  return {
    ...{ edited, edit, asked, ask },
    forget: () => {
      if (edited === null) return;
      leaving.current = edited.id;
      forget({ ...book, id: edited.id });
      edit(null);
    },
  };
}

type RowsProps = {
  entries: readonly AddressBookEntry[];
  edit: (entry: AddressBookEntry) => void;
  book: Book;
};

function Rows({ entries, edit, book }: RowsProps) {
  const t = useText();
  return (
    <ul aria-label={t('addressbook.title')} className={css.list}>
      {entries.map((entry) => (
        <BookRow key={entry.id} entry={entry} vendorId={book.vendorId} onEdit={edit} />
      ))}
    </ul>
  );
}

function Nobody({ book, query }: { book: Book; query: string }) {
  const t = useText();
  const { remembers } = useUnit($listing);
  if (query !== '') return <p className={css.muted}>{t('addressbook.none')}</p>;
  if (book.keeper === 'browser') return <NobodyOfGuest />;
  return (
    <EmptyState icon="bookmark" title={t('addressbook.empty')} action={<AddFirst />}>
      {t(remembers ? 'addressbook.empty.remembers' : 'addressbook.empty.body')}
    </EmptyState>
  );
}

/** A guest adds customers by the button above; what an account gives is said here. */
function NobodyOfGuest() {
  const t = useText();
  const enter = (
    <Link href="/connect" asChild>
      <ButtonLink>{t('guest.sign-in')}</ButtonLink>
    </Link>
  );
  return (
    <EmptyState icon="bookmark" title={t('addressbook.empty')} action={enter}>
      {t('addressbook.empty.guest')}
    </EmptyState>
  );
}

function BookNotLoaded() {
  const t = useText();
  const retry = useUnit(retryAsked);
  return (
    <NotLoaded retryLabel={t('action.retry')} onRetry={() => retry()}>
      {t('addressbook.error.load')}
    </NotLoaded>
  );
}

function More({ busy }: { busy: boolean }) {
  const t = useText();
  const more = useUnit(moreAsked);
  return (
    <Button busy={busy} className={css.more} onClick={() => more()}>
      {t('history.more')}
    </Button>
  );
}
