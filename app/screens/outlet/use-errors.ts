import { useUnit } from 'effector-react';
import { get, useFormContext } from 'react-hook-form';
import { useText } from '#i18n';
import { fieldOf, type OutletFields } from './draft.ts';
import { $outletRefusal } from './model.ts';

/** What is wrong with a field, by its path in the form: what the rules say, or else what the server said. */
export function useErrors(): (path: string) => string | undefined {
  const t = useText();
  const { formState } = useFormContext<OutletFields>();
  const refusal = useUnit($outletRefusal);
  return (path) => {
    const error: { message?: string } | undefined = get(formState.errors, path);
    if (error?.message) return error.message;
    const refused = refusal !== null && fieldOf(refusal.part).join('.') === path;
    return refused ? t(refusal.key, refusal.values) : undefined;
  };
}
