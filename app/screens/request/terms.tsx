import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $termsAccepted, $termsAsked, type RequestError, termsTicked, termsViolation } from '#core';
import { useConfig, useSentence, useText } from '#i18n';
import { Checkbox, Link } from '#ui';

/** What a person agrees to before their first request; asked once. */
export function Terms({ error }: { error: RequestError | null }) {
  const t = useText();
  const [asked, accepted, tick] = useUnit([$termsAsked, $termsAccepted, termsTicked]);
  const box = useFocusOn(error);
  if (!asked) return null;
  return (
    <Checkbox
      ref={box}
      label={<TermsSentence />}
      checked={accepted}
      onChange={(event) => tick(event.currentTarget.checked)}
      error={error?.where === termsViolation.field && !accepted && t(error.what)}
    />
  );
}

/** What is accepted is linked where it is named. */
function TermsSentence() {
  const t = useText();
  const sentence = useSentence();
  const { links } = useConfig().market;
  const link = (href: string, key: string) => (
    <Link href={href} target="_blank" rel="noopener">
      {t(key)}
    </Link>
  );
  return sentence('request.terms.accept', {
    terms: link(links.terms, 'request.terms.terms'),
    items: link('/prohibiteditems-c2c', 'request.terms.prohibited-items'),
  });
}

/** Anyone who forgot is led there, each time they try. */
function useFocusOn(error: RequestError | null) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error?.where === termsViolation.field) box.current?.focus();
  }, [error]);
  return box;
}
