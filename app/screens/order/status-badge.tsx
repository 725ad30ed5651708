import { labelKey, type StatusLabel } from '#core';
import { toneOfLabel } from '#core/rules';
import { useText } from '#i18n';
import { Badge } from '#ui';

const moving: ReadonlySet<StatusLabel> = new Set([
  'waiting-for-rider',
  'in-progress',
  'near-vendor',
  'in-transit',
  'near-customer',
]);

/** A status as a word; the colour supports it. */
export function StatusBadge({ label }: { label: StatusLabel }) {
  const t = useText();
  return (
    <Badge tone={toneOfLabel(label)} dot={moving.has(label)}>
      {t(labelKey(label))}
    </Badge>
  );
}
