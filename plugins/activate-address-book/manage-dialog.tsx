import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n';
import type { AddressBookEntry } from '#schemas';
import { Dialog, IconButton, List, ListRow, LiveRegion, Row, Stack, TextField } from '#ui';
import { EditDialog } from './edit-dialog.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import type { Book } from './keeper.ts';
import { $found, $nothingFound, $query, editBegun, entryForgotten, queryTyped } from './model.ts';

/** Looks entries up to change or forget them. */
export function ManageDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const t = useText();
  const [query, found, nothing, type] = useUnit([$query, $found, $nothingFound, queryTyped]);
  const begin = useUnit(editBegun);
  const [edited, setEdited] = useState<AddressBookEntry | null>(null);
  const { find, asked, ask, forget } = useForgetting(book, found);
  if (edited) return <EditDialog book={book} entry={edited} onClose={() => setEdited(null)} />;
  const note = nothing ? t('addressbook.none') : '';
  return (
    <>
      <Dialog open onClose={onClose} title={t('addressbook.title')} closeLabel={t('action.close')}>
        <Stack>
          <TextField
            ref={find}
            label={t('addressbook.find')}
            hint={t('addressbook.search.hint')}
            value={query}
            maxLength={100}
            autoComplete="off"
            dir="auto"
            onChange={(event) => type({ ...book, query: event.currentTarget.value })}
          />
          {note && <p>{note}</p>}
          <LiveRegion
            message={found.length > 0 ? t('addressbook.count', { count: found.length }) : note}
          />
          {found.length > 0 && (
            <List>
              {found.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  onForget={() => ask(entry)}
                  onEdit={() => {
                    begin();
                    setEdited(entry);
                  }}
                />
              ))}
            </List>
          )}
        </Stack>
      </Dialog>
      <ForgetDialog entry={asked} onClose={() => ask(null)} onConfirm={forget} />
    </>
  );
}

/** Whether an entry is to be deleted; when it is gone, and its button with it, the focus goes to the search. */
function useForgetting(book: Book, found: readonly AddressBookEntry[]) {
  const forget = useUnit(entryForgotten);
  const [asked, ask] = useState<AddressBookEntry | null>(null);
  const find = useRef<HTMLInputElement>(null);
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    if (leaving.current === null || found.some(({ id }) => id === leaving.current)) return;
    leaving.current = null;
    find.current?.focus();
  }, [found]);
  return {
    ...{ find, asked, ask },
    forget: () => {
      if (asked === null) return;
      leaving.current = asked.id;
      forget({ ...book, id: asked.id });
      ask(null);
    },
  };
}

type EntryRowProps = { entry: AddressBookEntry; onEdit: () => void; onForget: () => void };

function EntryRow({ entry, onEdit, onForget }: EntryRowProps) {
  const t = useText();
  const { name, phone_number, address } = entry;
  return (
    <ListRow
      title={<bdi>{name}</bdi>}
      detail={
        <>
          <bdi dir="ltr">{phone_number}</bdi> · <bdi>{address}</bdi>
        </>
      }
      trailing={
        <Row gap={1}>
          <IconButton icon="edit" label={t('addressbook.edit', { name })} onClick={onEdit} />
          <IconButton icon="trash" label={t('addressbook.delete', { name })} onClick={onForget} />
        </Row>
      }
    />
  );
}
