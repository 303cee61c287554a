import { desk } from '@awning/content/desk';
import { statusWord } from '@awning/content/orders/orderStatus';
import { billedWords } from '@awning/content/orders/billing';
import type { AdminOrder } from '@awning/contract/admin/orders';
import { billingFacts } from '@awning/shop/billing';
import { tiers } from '@awning/shop/tiers';
import type { Fact } from '@awning/ui/components/FactList';
import { deskDate } from '../deskDate.ts';
import { mailTo } from '../../browser/mailTo.ts';
import { price } from '../../format/price.ts';
import { paths } from '../../paths.ts';

const { facts } = desk.order;

/** The facts about an order, in the order in which people look them up. */
export function factsOf(order: AdminOrder): Fact[] {
  const {
    customer,
    templateName,
    templatePrice,
    tier,
    addOns,
    billing,
    total,
    refunded,
    createdAt,
    paidAt,
    expiresAt,
  } = order;
  const tierName = tiers.find(({ id }) => id === tier)?.name ?? tier;

  return [
    { label: facts.buyer, text: customer.name },
    { label: facts.email, text: customer.email, href: mailTo(customer.email, order.reference) },
    ...(customer.business ? [{ label: facts.business, text: customer.business }] : []),
    ...(billing ? billingFacts(billing, billedWords) : []),
    {
      label: order.isDifference ? facts.difference : facts.template,
      text: `${templateName} (${tierName}), ${price(templatePrice)}`,
    },
    ...(addOns.length > 0
      ? [
          {
            label: facts.addOn,
            text: addOns.map(({ name, price: minor }) => `${name}, ${price(minor)}`).join('; '),
          },
        ]
      : []),
    ...(order.upgrades
      ? [
          {
            label: facts.differenceOf,
            text: order.upgrades.reference,
            href: paths.deskOrder.to({ id: order.upgrades.id }),
          },
        ]
      : []),
    ...order.differences.map((difference) => ({
      label: facts.difference,
      text: `${difference.reference}: ${difference.templateName}, ${price(difference.total)}, ${statusWord(difference.status, null)}${difference.refunded > 0 ? `, ${facts.backOf(price(difference.refunded))}` : ''}`,
      href: paths.deskOrder.to({ id: difference.id }),
    })),
    { label: facts.total, text: price(total) },
    ...(refunded > 0 ? [{ label: facts.refunded, text: price(refunded) }] : []),
    { label: facts.ordered, ...deskDate(createdAt) },
    ...(paidAt ? [{ label: facts.paid, ...deskDate(paidAt) }] : []),
    ...(order.status === 'pending' ? [{ label: facts.expires, ...deskDate(expiresAt) }] : []),
    { label: facts.page, text: facts.openPage, href: order.url },
  ];
}
