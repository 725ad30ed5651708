import { ComboboxFrame, type ComboboxProps } from '#ui';
import { lazyPart } from './lazy-page.tsx';

/** Half of what a text field with suggestions weighs is its list, which nobody sees before they type. */
const Suggestions = lazyPart(
  () => import('#ui/suggestions'),
  ({ Suggestions }) => Suggestions,
);

/** A text field with suggestions, whose list comes right after the page that shows it. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  return <ComboboxFrame {...props} Suggestions={Suggestions} />;
}
