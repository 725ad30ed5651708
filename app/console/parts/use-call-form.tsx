import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Endpoint, Problem } from '#schemas';
import { fieldsOf } from '#schemas/operator';
import { FormError, type Option } from '#ui';
import { fieldOf, problemText } from '../problem-text.ts';
import { CallFormField } from './call-form-field.tsx';
import { readValues, type Values } from './form-values.ts';
import { halfTyped } from './half-typed.ts';
import * as css from './parts.css.ts';

type Asked<E extends Endpoint> = {
  /** What stands there before anything is typed. */
  initial?: Values;
  /** What a field offers to choose from, where its schema does not know. */
  options?: Readonly<Record<string, readonly Option[]>>;
  /** Fields that are known already, or asked for in another way. */
  without?: readonly string[];
  /** Why the server did not do it. */
  problem: Problem | null;
  onSubmit: (body: z.output<E['body']>) => void;
};

type CallForm = {
  /** The fields of the call, each with what is wrong with it. */
  fields: ReactNode;
  submit: () => void;
  form: UseFormReturn<FieldValues>;
};

/** A form that is drawn from what a call takes: the same declaration that the server checks with, and the command line reads by. */
export function useCallForm<E extends Endpoint>(call: E, asked: Asked<E>): CallForm {
  const { initial = {}, options = {}, without = [], problem, onSubmit } = asked;
  const all = fieldsOf(call).filter(({ part }) => part === 'body');
  const shown = all.filter(({ name }) => !without.includes(name));
  const form = useForm<FieldValues>({
    defaultValues: { ...Object.fromEntries(shown.map(emptyOf)), ...initial },
  });
  const box = useRef<HTMLDivElement>(null);
  const names = shown.map(({ name }) => name);
  const tell = useEffectEvent((why: Problem) => {
    const at = fieldOf(why);
    if (at !== undefined && names.includes(at))
      form.setError(at, { message: problemText(why) }, { shouldFocus: true });
  });
  useEffect(() => {
    if (problem) tell(problem);
  }, [problem]);
  const submit = () => {
    const values = { ...initial, ...form.getValues() };
    const { input, wrong } = readValues(all, call.body, values, halfTyped(box.current));
    form.clearErrors();
    const found = shown.filter(({ name }) => name in wrong);
    for (const [nth, { name }] of found.entries())
      form.setError(name, { message: wrong[name] ?? '' }, { shouldFocus: nth === 0 });
    if (Object.keys(wrong).length === 0) onSubmit(input as z.output<E['body']>);
  };
  const isElsewhere = problem !== null && !names.includes(fieldOf(problem) ?? '');
  const fields = (
    <>
      <div ref={box} className={css.fields}>
        {shown.map((field) => (
          <CallFormField key={field.name} {...{ field, form }} options={options[field.name]} />
        ))}
      </div>
      <FormError text={isElsewhere ? problemText(problem) : null} />
    </>
  );
  return { fields, submit, form };
}

function emptyOf({ name, kind }: { name: string; kind: string }): [string, string | boolean] {
  return [name, kind === 'boolean' ? false : ''];
}
