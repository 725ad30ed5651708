import {
  type ComponentProps,
  createContext,
  type SubmitEvent,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/** Called with the id of a form that holds unsent text; returns a function to call when it no longer does. */
export const UnsentContext = createContext((_form: string) => () => {});

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Set where what is typed is kept elsewhere, or may be lost. */
  kept?: boolean;
}

/** The form element of the product. Reports unsent input to `UnsentContext`, so that no reload discards it. */
export function Form({ onSubmit, onInput, kept = false, ref, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped(form, kept);
  return (
    <form
      noValidate
      {...rest}
      ref={(element) => {
        form.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit(event);
      }}
      onInput={(event) => {
        typed();
        onInput?.(event);
      }}
    />
  );
}

/** Returns a function to call at each input; the form counts as unsent while its content differs from the beginning. */
function useTyped(form: React.RefObject<HTMLFormElement | null>, kept: boolean): () => void {
  const by = useId();
  const note = use(UnsentContext);
  const [unsent, setUnsent] = useState(false);
  const before = useRef('');
  useEffect(() => {
    before.current = textOf(form.current);
  }, [form]);
  useEffect(() => (unsent && !kept ? note(by) : undefined), [unsent, kept, note, by]);
  return () => {
    const now = textOf(form.current);
    setUnsent(now !== before.current && /[^ ]/.test(now));
  };
}

/** The content of all fields as one text to compare; unlike `FormData` also of fields without a name. */
function textOf(form: HTMLFormElement | null): string {
  const fields = Array.from(form?.elements ?? []);
  return fields
    .map((field) => {
      if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type))
        return field.checked ? 'x' : '';
      return field instanceof HTMLButtonElement ? '' : String(Reflect.get(field, 'value') ?? '');
    })
    .join(' ');
}
