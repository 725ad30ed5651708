import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useText } from '#i18n';
import type { AddressBookEntry } from '#schemas';
import { Dialog, IconButton, List, ListRow, LiveRegion, Row, Stack, TextField } from '#ui';
import { EditDialog } from './edit-dialog.tsx';
import type { Book } from './keeper.ts';
import { $found, $nothingFound, $query, editBegun, entryForgotten, queryTyped } from './model.ts';

/** Looks entries up to change or forget them. */
export function ManageDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const t = useText();
  const [query, found, nothing, type] = useUnit([$query, $found, $nothingFound, queryTyped]);
  const begin = useUnit(editBegun);
  const [edited, setEdited] = useState<AddressBookEntry | null>(null);
  if (edited) return <EditDialog book={book} entry={edited} onClose={() => setEdited(null)} />;
  const note = nothing ? t('addressbook.none') : '';
  return (
    <Dialog open onClose={onClose} title={t('addressbook.title')} closeLabel={t('action.close')}>
      <Stack>
        <TextField
          label={t('addressbook.find')}
          hint={t('addressbook.search.hint')}
          value={query}
          maxLength={100}
          autoComplete="off"
          dir="auto"
          onChange={(event) => type({ ...book, query: event.currentTarget.value })}
        />
        {note && <p>{note}</p>}
        <LiveRegion message={note || t('addressbook.count', { count: found.length })} />
        <List>
          {found.map((entry) => (
            <EntryRow
              key={entry.id}
              book={book}
              entry={entry}
              onEdit={() => {
                begin();
                setEdited(entry);
              }}
            />
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}

type EntryRowProps = { book: Book; entry: AddressBookEntry; onEdit: () => void };

function EntryRow({ book, entry, onEdit }: EntryRowProps) {
  const t = useText();
  const forget = useUnit(entryForgotten);
  const { id, name, phone_number, address } = entry;
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
          <IconButton
            icon="trash"
            label={t('addressbook.delete', { name })}
            onClick={() => forget({ ...book, id })}
          />
        </Row>
      }
    />
  );
}
