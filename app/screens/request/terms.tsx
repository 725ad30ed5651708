import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $termsAccepted, $termsAsked, type RequestError, termsTicked } from '#core';
import { useConfig, useText } from '#i18n';
import { Checkbox, Link, Row, Stack } from '#ui';

export const termsViolation = {
  field: 'terms',
  key: 'validation.accept-terms',
  rule: 'terms',
} as const;

/** What a person agrees to before their first request; asked once. */
export function Terms({ error }: { error: RequestError | null }) {
  const t = useText();
  const [asked, accepted, tick] = useUnit([$termsAsked, $termsAccepted, termsTicked]);
  const box = useFocusOn(error);
  if (!asked) return null;
  return (
    <Stack gap={2}>
      <Checkbox
        ref={box}
        label={t('request.terms.accept')}
        checked={accepted}
        onChange={(event) => tick(event.currentTarget.checked)}
        error={error?.where === termsViolation.field && !accepted && t(error.what)}
      />
      <TermsLinks />
    </Stack>
  );
}

function TermsLinks() {
  const t = useText();
  const { links } = useConfig().market;
  const elsewhere = { target: '_blank', rel: 'noopener' };
  return (
    <Row gap={4}>
      <Link href={links.terms} {...elsewhere}>
        {t('request.terms.terms')}
      </Link>
      <Link href="/prohibiteditems-c2c" {...elsewhere}>
        {t('request.terms.prohibited-items')}
      </Link>
    </Row>
  );
}

/** Anyone who forgot is led there, each time they try. */
function useFocusOn(error: RequestError | null) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error?.where === termsViolation.field) box.current?.focus();
  }, [error]);
  return box;
}
