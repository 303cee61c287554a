import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { headed, messageForm, priceOf } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { PaneGrid } from '../sections/PaneGrid/index.ts';
import { comeIn, Top } from './parts.tsx';

/** What can be given, and a form to ask for it. */
export function Vouchers(site: Site) {
  const { content, labels } = site;
  const { vouchers, design } = content;
  const items = vouchers?.items ?? [];
  return (
    <>
      <Top
        site={site}
        words={design?.vouchers}
        heading={labels.pages['gift-vouchers']}
        tone="deep"
        actions={[{ label: labels.write, href: '#voucher' }]}
      />
      {items.length > 0 && (
        <PaneGrid
          {...headed(vouchers, labels.vouchers)}
          items={items.map((item) => {
            const price = priceOf(site, item);
            return { name: item.name, ...(item.note && { text: item.note }), ...(price && { mark: price }) };
          })}
          tone="tint"
          headTone="spark"
        />
      )}
      <Split>
        <CallToAction {...headed(design?.hurry, labels.hurry)} actions={[comeIn(site)]} tone="secondary" />
        <FieldsForm
          {...messageForm(site, {
            id: 'voucher',
            words: undefined,
            services: items,
            people: [],
            asksWhen: false,
          })}
          tone="plain"
          slip="raised"
        />
      </Split>
    </>
  );
}
