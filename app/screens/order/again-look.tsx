import type { ComponentProps } from 'react';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button, IconButton } from '#ui';

export type SendAgainProps = {
  order: Order;
  /** In a row of many, where only its icon has room. */
  small?: boolean;
};

type Press = Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'onClick'>;

/** How the button that requests an order again looks; filled where that is what its state asks for. */
export function AgainLook({ order: { status }, small = false, ...press }: SendAgainProps & Press) {
  const label = useText()('order.duplicate');
  const isLoud = status === 'DELIVERED';
  if (small) return <IconButton {...press} icon="again" label={label} />;
  return (
    <Button
      {...press}
      icon="again"
      variant={isLoud ? 'primary' : 'secondary'}
      data-loud={isLoud || undefined}
    >
      {label}
    </Button>
  );
}
