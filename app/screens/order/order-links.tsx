import { Link } from 'wouter';
import { useComposition } from '#composition';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { ButtonLink } from '#ui';

/** Where features lead to from an order, such as its edit while that is possible. */
export function OrderLinks({ order }: { order: Order }) {
  const t = useText();
  return useComposition()
    .orderLinks(order)
    .map(({ id, labelKey, href }) => (
      <Link key={id} href={href} asChild>
        <ButtonLink icon="edit">{t(labelKey)}</ButtonLink>
      </Link>
    ));
}
