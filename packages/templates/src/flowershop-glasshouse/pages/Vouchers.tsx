import { CallToAction } from '@awning/ui/sections/CallToAction';
import { VouchersPart } from '../../design/asks/VouchersPart.tsx';
import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { comeIn, Top } from './parts.tsx';

/** What can be given, a form to ask for it, and what to do in a hurry. */
export function Vouchers(site: Site) {
  const { content, labels } = site;
  const { design } = content;
  return (
    <>
      <Top
        site={site}
        words={design?.vouchers}
        heading={labels.pages['gift-vouchers']}
        tone="deep"
        actions={[comeIn(site)]}
      />
      <VouchersPart site={site} tone="tint" paper="deep" slip="raised" />
      <CallToAction {...headed(design?.hurry, labels.hurry)} actions={[comeIn(site)]} tone="secondary" />
    </>
  );
}
