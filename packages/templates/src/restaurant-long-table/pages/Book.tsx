import { BookingPart } from '../../design/asks/BookingPart.tsx';
import { VouchersPart } from '../../design/asks/VouchersPart.tsx';
import type { Site } from '../schema.ts';
import { Asked, Chairs, Top } from './parts.tsx';

/** The chairs, a form that takes the chosen ones along, and chairs to give away. */
export function Book(site: Site) {
  const { content, labels } = site;
  const { design } = content;
  return (
    <>
      <Top site={site} words={design?.tops?.book} heading={labels.pages.book} />
      <Chairs site={site} tone="raised" withForm />
      <BookingPart site={site} words={design?.ask} party={{ most: 6 }} tone="deep" slip="raised" />
      <VouchersPart site={site} tone="plain" paper="secondary" slip="raised" />
      <Asked site={site} heading={labels.questions} about={['booking', 'prices']} tone="deep" />
    </>
  );
}
