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

/** Told of each form that holds what would be lost with it; answers how to say that it no longer does. */
export const UnsentContext = createContext((_form: string) => () => {});

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** What is typed here is kept elsewhere, or is no loss. */
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

/** Notes that somebody types, until all is again as it was. */
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

/** What stands in a form, whether or not its fields have names. */
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
