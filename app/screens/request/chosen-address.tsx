import { Button, Row, Stack } from '#ui';
import * as fields from './fields.css.ts';
import * as css from './request.css.ts';

type ChosenAddressProps = {
  label: string;
  address: string | undefined;
  changeLabel: string;
  onChange: () => void;
};

/** An address that was settled, and the way back to choosing another. */
export function ChosenAddress({ label, address, changeLabel, onChange }: ChosenAddressProps) {
  return (
    <Stack gap={1}>
      <Row justify="between" align="baseline">
        <span className={css.muted}>{label}</span>
        <Button variant="quiet" className={css.asideButton} onClick={onChange}>
          {changeLabel}
        </Button>
      </Row>
      <p className={fields.address}>
        <bdi>{address}</bdi>
      </p>
    </Stack>
  );
}
