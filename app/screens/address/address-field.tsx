import { useUnit } from 'effector-react';
import { boxLength, isMapLink, parseCoordinates } from '#core/rules';
import { useConfig, useLanguage, useText } from '#i18n';
import { Combobox } from '#lazy';
import type { PlaceSuggestion, Position } from '#schemas';
import { Icon, IconButton } from '#ui';
import * as css from './address.css.ts';
import {
  $nothingFound,
  $suggesting,
  $suggestions,
  suggestionsAsked,
  suggestionsDropped,
} from './suggestions-model.ts';

type AddressFieldProps = {
  id: string;
  label: string;
  hint?: string;
  /** Where addresses are likely to be. */
  near: Position;
  value: string;
  error: string | false;
  onType: (text: string) => void;
  /** Somebody pasted more than an address; answers the address in it once that is read, or null where it is none of that. */
  onPasteOrder?: (text: string) => Promise<string> | null;
  onChoose: (suggestion: PlaceSuggestion) => void;
};

/** An address: typed with suggestions, or as coordinates. */
export function AddressField(props: AddressFieldProps) {
  const { id, label, hint, near, value, error, onType, onChoose } = props;
  const t = useText();
  const { code: language } = useLanguage();
  const { extent } = useConfig().market;
  const [suggestions, loading, nothing, ask, drop] = useUnit([
    $suggestions,
    $suggesting,
    $nothingFound,
    suggestionsAsked,
    suggestionsDropped,
  ]);
  const type = (text: string) => {
    onType(text);
    ask({ text, near, language, extent });
  };
  const paste = (text: string) => {
    const position = isMapLink(text) ? parseCoordinates(text, extent) : null;
    if (position) type(`${position.latitude}, ${position.longitude}`);
    const reading = position ? null : (props.onPasteOrder?.(text) ?? null);
    // As if it were typed, so that the places for it are shown.
    void reading?.then((address) => write(id, address));
    return position !== null || reading !== null;
  };
  const clear = () => {
    onType('');
    drop();
  };
  return (
    <Combobox
      id={id}
      label={label}
      hint={hint ?? t('request.destination.hint')}
      placeholder={t('request.destination.placeholder')}
      leading={<Icon name="pin" />}
      trailing={
        value && <IconButton icon="close" label={t('request.destination.clear')} onClick={clear} />
      }
      value={value}
      maxLength={boxLength('destinationTextAddress')}
      onType={type}
      onPasteText={paste}
      onSelect={(suggestion) => {
        onChoose(suggestion);
        drop();
      }}
      error={error}
      items={suggestions}
      itemKey={({ place_id }) => place_id}
      itemText={({ title, subtitle }) => [title, subtitle].filter(Boolean).join(', ')}
      renderItem={(suggestion) => <SuggestionLine {...suggestion} />}
      loading={loading}
      stale={loading}
      loadingText={t('request.destination.loading')}
      emptyText={nothing ? t('request.destination.none') : ''}
      countText={(count) => t('request.destination.count', { count })}
    />
  );
}

function SuggestionLine({ title, subtitle }: PlaceSuggestion) {
  return (
    <span className={css.suggestion}>
      <bdi>{title}</bdi>
      <bdi className={css.muted}>{subtitle}</bdi>
    </span>
  );
}

/** Writes into a field as a person does, for those who listen to that. */
function write(id: string, text: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
