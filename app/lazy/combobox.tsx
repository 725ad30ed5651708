import { ComboboxFrame, type ComboboxProps } from '#ui';
import { lazyPart } from './lazy-page.tsx';

/** The list is half the code of a text field with suggestions, and is not seen before somebody types, so it is loaded later. */
const Suggestions = lazyPart(
  () => import('#ui/suggestions'),
  ({ Suggestions }) => Suggestions,
);

/** A text field with suggestions, whose list comes right after the page that shows it. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  return <ComboboxFrame {...props} Suggestions={Suggestions} />;
}
