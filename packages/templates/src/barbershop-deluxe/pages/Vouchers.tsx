import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { headed, messageForm, priceOf } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { VoucherCards } from '../sections/VoucherCards/index.ts';
import { Closing, Pairs, Top } from './parts.tsx';

/** What can be given, how it works, and a form to ask for it. */
export function Vouchers(site: Site) {
  const { content, labels } = site;
  const { vouchers, design } = content;
  const items = vouchers?.items ?? [];
  return (
    <>
      <Top site={site} words={design?.tops?.vouchers} heading={labels.pages['gift-vouchers']} />
      {items.length > 0 && (
        <VoucherCards
          {...headed(vouchers, labels.vouchers)}
          vouchers={items.map((item) => ({
            name: item.name,
            text: item.note ?? vouchers?.validity ?? '',
            price: priceOf(site, item),
          }))}
          labels={{ giver: labels.giver, receiver: labels.receiver }}
        />
      )}
      <Pairs points={design?.vouchers} heading={labels.voucherTerms} />
      <FieldsForm
        {...messageForm(site, {
          id: 'voucher',
          words: undefined,
          services: items,
          people: [],
          asksWhen: false,
        })}
        tone="tint"
        slip="raised"
      />
      <Closing {...site} />
    </>
  );
}
