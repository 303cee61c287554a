import { VouchersPart } from '../../design/asks/VouchersPart.tsx';
import type { Site } from '../schema.ts';
import { Closing, Pairs, Top } from './parts.tsx';

/** The vouchers, a form to ask for one, and how it works. */
export function Vouchers(site: Site) {
  const { content, labels } = site;
  const { design } = content;
  return (
    <>
      <Top site={site} words={design?.tops?.vouchers} heading={labels.pages['gift-vouchers']} />
      <VouchersPart site={site} tone="tint" paper="deep" slip="raised" />
      <Pairs points={design?.vouchers} heading={labels.voucherTerms} />
      <Closing {...site} />
    </>
  );
}
