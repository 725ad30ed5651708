import { ComboboxFrame, type ComboboxProps } from '#ui';
import { lazyPart } from './lazy-page.tsx';

/** The list is half the code of the field, and not visible before somebody types. */
const Suggestions = lazyPart(
  () => import('#ui/suggestions'),
  ({ Suggestions }) => Suggestions,
);

/** A text field with suggestions, whose list comes right after the page that shows it. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  return <ComboboxFrame {...props} Suggestions={Suggestions} />;
}
