import type { Event } from 'effector';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { accessFailed, fieldOfRefusal, refusedOf } from '#core';
import { useHappened } from '#hooks';
import { useText } from '#i18n';
import type { Problem } from '#schemas';

/** What is said when the server gives no reason that has a text. */
type Options<Values extends FieldValues> = {
  defaults: DefaultValues<Values>;
  fallback: string;
  /** Tells of a refusal, where that is not the way in's own. */
  failed?: Event<Problem>;
};

/** A form that shows the server's refusals at their fields and focuses them; others are shown as `root`. */
export function useAccessForm<Values extends FieldValues>({
  defaults,
  fallback,
  failed = accessFailed,
}: Options<Values>) {
  const t = useText();
  const form = useForm<Values>({ defaultValues: defaults });
  useHappened(failed, (problem) => {
    const key = keyOf(problem, fallback);
    const message = t(key) === key ? fallback : key;
    form.setError(fieldIn(form, problem) ?? 'root', { message }, { shouldFocus: true });
  });
  return form;
}

/** What is wrong with a field of a form, or with none of them. */
export function useMessages<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const t = useText();
  const { errors } = form.formState;
  const said = (key: string | undefined) => (key === undefined ? undefined : t(key));
  return {
    of: (name: Path<Values>) => said(form.getFieldState(name, form.formState).error?.message),
    ofNone: said(errors.root?.message),
  };
}

function keyOf(problem: Problem, fallback: string): string {
  if (problem.tag === 'unreachable') return 'alert.offline';
  return problem.tag === 'refused' ? (problem.key ?? fallback) : fallback;
}

/** The field of this form that a refusal is about. */
function fieldIn<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  problem: Problem,
): Path<Values> | null {
  const named = fieldOfRefusal(refusedOf(problem));
  return named !== null && named in form.getValues() ? (named as Path<Values>) : null;
}
