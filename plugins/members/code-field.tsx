import { useText } from '#i18n';
import { TextField } from '#ui';

type CodeProps = {
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** A code of somebody's app, or a recovery code. */
export function CodeField(props: CodeProps) {
  const t = useText();
  return (
    <TextField
      label={t('second-step.code')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      dir="ltr"
      {...props}
    />
  );
}
