import { Vouchers, type VouchersProps } from '@awning/ui/sections/Vouchers';
import { currencyOf } from '../../content/words/country.ts';
import type { Clock } from '../../content/words/hours.ts';
import { minorUnitsOf } from '../../content/words/price.ts';
import { headed, priceOf, sending } from '../props.ts';
import { AskFacts } from './AskFacts.tsx';
import { ClosedForm } from './ClosedForm.tsx';
import { idsOf, type AskingSite } from './asking.ts';

/** The vouchers, and a form that asks for one, at `#vouchers`. Nothing where none has a price. */
export function VouchersPart({
  site,
  clock,
  ...look
}: { site: AskingSite; clock?: Clock } & Pick<VouchersProps, 'headingLevel' | 'tone' | 'paper' | 'slip'>) {
  const { content, labels, locale } = site;
  const { vouchers, business } = content;
  const { voucher, order, you } = labels.asks;
  const currency = currencyOf(business);
  const { heading: whereTo, street, postcode, town } = labels.asks.address;
  const sold = (vouchers?.items ?? []).filter(({ price, soldOut }) => price !== undefined && !soldOut);
  const ids = idsOf(sold.map(({ name }) => name));
  const said = headed(vouchers, labels.vouchers);
  if (site.formAction === null && sold.length > 0) {
    const goods = sold.map((item) => `${item.name}, ${priceOf(site, item)}`).join(' · ');
    return (
      <ClosedForm site={site} id="vouchers" heading={said.heading} lead={`${goods}.`} tone={look.tone} />
    );
  }
  return (
    <Vouchers
      id="vouchers"
      {...said}
      items={sold.map(({ name, price = 0, note }, place) => ({
        id: ids[place] ?? name,
        name,
        price: minorUnitsOf(price, currency),
        ...(note && { note }),
        ...(vouchers?.validity && { valid: vouchers.validity }),
      }))}
      currency={currency}
      locale={locale}
      request={{
        heading: voucher.heading,
        lead: [voucher.lead, vouchers?.footnote].filter(Boolean).join(' '),
      }}
      submit={voucher.submit}
      {...sending(site, 'vouchers')}
      labels={{
        items: voucher.items,
        receiver: voucher.receiver,
        message: voucher.message,
        way: order.way,
        byMail: voucher.byMail,
        byPost: voucher.byPost,
        optional: labels.optional,
        address: { heading: whereTo, street, postcode, town },
        you,
      }}
      facts={<AskFacts site={site} clock={clock} />}
      {...look}
    />
  );
}
