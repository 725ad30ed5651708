import type { SlotProps } from '#core';
import { useText } from '#i18n';
import { Checkbox, Section, Stack, TextField } from '#ui';
import { instructionField, leaveField } from './fields.ts';
import { instructionLength } from './order.ts';

/** Asks whether the order may be left at the door, and where. */
export function LeaveAtDoor({ fields, change, errorOf }: SlotProps['request.options']) {
  const t = useText();
  const isOn = fields[leaveField] === 'true';
  return (
    <Section level={2} title={t('request.leave-at-door')}>
      <Stack gap={3}>
        <Checkbox
          label={t('request.leave-at-door.label')}
          checked={isOn}
          onChange={({ currentTarget }) =>
            change({ [leaveField]: currentTarget.checked ? 'true' : '' })
          }
        />
        {isOn && (
          <TextField
            name={instructionField}
            label={t('request.leave-at-door.instruction')}
            hint={t('request.leave-at-door.hint')}
            aside={t('request.optional')}
            autoComplete="off"
            dir="auto"
            maxLength={instructionLength}
            value={fields[instructionField] ?? ''}
            onChange={({ target }) => change({ [instructionField]: target.value })}
            error={errorOf(instructionField)}
          />
        )}
      </Stack>
    </Section>
  );
}
