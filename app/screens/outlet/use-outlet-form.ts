import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { outletViolations } from '#core/rules';
import { useConfig, useText } from '#i18n';
import { bodyOf, fieldOf, type OutletDraft, type OutletFields } from './draft.ts';
import { outletTyped } from './model.ts';

/**
 * The form of a collection point: what is typed goes to the draft at each key stroke, and where it stands comes from
 * there, since maps and suggestions say that too. Its errors come from the rules that the server has.
 */
export function useOutletForm({ fields }: OutletDraft): UseFormReturn<OutletFields> {
  const form = useForm<OutletFields>({
    defaultValues: fields,
    resolver: standardSchemaResolver(useOutletSchema()),
    shouldFocusError: false,
  });
  const type = useUnit(outletTyped);
  const keep = useEffectEvent(({ location: _, ...texts }: OutletFields) => type(texts));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => name !== 'location' && keep(values),
      }),
    [form],
  );
  const { location } = fields;
  const { isSubmitted } = form.formState;
  useEffect(() => {
    form.setValue('location', location, { shouldValidate: isSubmitted });
  }, [form, location, isSubmitted]);
  return form;
}

function useOutletSchema(): StandardSchemaV1<OutletFields> {
  const t = useText();
  const { market, phonePlan } = useConfig();
  const plan = { ...phonePlan, extent: market.extent };
  return {
    '~standard': {
      version: 1,
      vendor: 'rider-portal',
      validate(value) {
        const fields = value as OutletFields;
        const issues = outletViolations(bodyOf(fields), plan).map(({ field, key, values }) => ({
          path: fieldOf(field),
          message: t(key, values),
        }));
        return issues.length === 0 ? { value: fields } : { issues };
      },
    },
  };
}
