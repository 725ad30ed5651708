import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { boxLength, isMapLink, parseCoordinates } from '#core/rules';
import { useConfig, useLanguage, useText } from '#i18n';
import { Combobox, lazyPart } from '#lazy';
import type { PlaceSuggestion, Position } from '#schemas';
import { Icon, IconButton } from '#ui';
import { type AddressRow, isEnough, type KnownWithHead, type ListLook, rowsOf } from './known.ts';
import {
  $nothingFound,
  $suggesting,
  $suggestions,
  suggestionsAsked,
  suggestionsDropped,
} from './suggestions-model.ts';

export type AddressFieldProps = {
  id: string;
  label: string;
  hint?: string;
  /** What to do where nothing is found; on the map beside it unless said otherwise. */
  none?: string;
  placeholder?: string;
  /** The id of the form that it belongs to, where that does not stand around it. */
  form?: string;
  /** Where addresses are likely to be. */
  near: Position;
  value: string;
  /** Whether it is known where it is, such as by a pin, although no address may be found. */
  isPlaced: boolean;
  error: string | false;
  /** Known recipients, shown in the same list. */
  known?: KnownWithHead;
  list: ListLook;
  /** Stands at the end of the input, once something is in it. */
  trailing?: ReactNode;
  onType: (text: string) => void;
  /** Takes a pasted text that holds more than an address, and writes its address into the field; false for any other text. */
  onPasteOrder?: (text: string) => boolean;
  onChoose: (suggestion: PlaceSuggestion) => void;
};

/** An address: typed with suggestions, or as coordinates. */
export function AddressField(props: AddressFieldProps) {
  const { id, label, value, known, error, isPlaced } = props;
  const t = useText();
  const [suggestions, loading, nothing, drop] = useUnit([
    $suggestions,
    $suggesting,
    $nothingFound,
    suggestionsDropped,
  ]);
  const { type, paste } = useTyping(props);
  const clear = () => {
    props.onType('');
    drop();
  };
  const items = rowsOf(suggestions, { known, stale: loading, choose: props.onChoose });
  const none =
    nothing && !isPlaced && items.length === 0 ? (props.none ?? t('request.destination.none')) : '';
  // One sentence says what to do: as help, and once it was pressed on all the same as the error.
  const hint = none ? !error && none : (props.hint ?? t('request.destination.hint'));
  const resting = known && { items: known.resting, is: !isEnough(value), head: known.head };
  return (
    <Combobox
      {...{ id, label, hint, value }}
      {...(props.form !== undefined && { form: props.form })}
      placeholder={props.placeholder ?? t('request.destination.placeholder')}
      leading={<Icon name={known ? 'search' : 'pin'} />}
      trailing={value && <Trailing clear={clear}>{props.trailing}</Trailing>}
      maxLength={boxLength('destinationTextAddress')}
      onType={type}
      onPasteText={paste}
      onSelect={({ choose }) => {
        choose();
        drop();
      }}
      error={error && (none || error)}
      items={items}
      itemKey={({ kind, id }) => `${kind} ${id}`}
      itemText={textOf}
      itemStale={({ stale }) => stale}
      renderItem={(row, query) => <AddressLine row={row} query={query} />}
      {...{ loading, stale: loading }}
      loadingText={t('request.destination.loading')}
      emptyText={none}
      countText={(count) => t('request.destination.count', { count })}
      {...props.list}
      {...(resting && { resting, onEscape: clear })}
    />
  );
}

type TrailingProps = { clear: () => void; children: ReactNode };

function Trailing({ clear, children }: TrailingProps) {
  const t = useText();
  return (
    <>
      <IconButton icon="close" label={t('request.destination.clear')} onClick={clear} />
      {children}
    </>
  );
}

/** Until its code is there, the list as a whole is a shape. */
const AddressLine = lazyPart(
  () => import('./address-line.tsx'),
  ({ AddressLine }) => AddressLine,
);

function textOf({ title, subtitle }: AddressRow): string {
  return [title, subtitle].filter(Boolean).join(', ');
}

/** What is typed or pasted, with the question for places that it begins. */
function useTyping({ near, onType, onPasteOrder }: AddressFieldProps) {
  const { code: language } = useLanguage();
  const { extent } = useConfig().market;
  const ask = useUnit(suggestionsAsked);
  const type = (text: string) => {
    onType(text);
    ask({ text, near, language, extent });
  };
  const paste = (text: string) => {
    const position = isMapLink(text) ? parseCoordinates(text, extent) : null;
    if (position) type(`${position.latitude}, ${position.longitude}`);
    return position !== null || onPasteOrder?.(text) === true;
  };
  return { type, paste };
}
