import { useText } from '#i18n';
import { AppCodeField } from '#ui';

type CodeProps = {
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** A code of somebody's app, or a recovery code. */
export function CodeField(props: CodeProps) {
  const t = useText();
  return <AppCodeField label={t('second-step.code')} {...props} />;
}
