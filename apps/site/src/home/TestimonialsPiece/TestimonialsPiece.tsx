import { testimonials } from '@awning/content/testimonials';
import { Testimonials } from '@awning/ui/sections/Testimonials';

/** The postcards of home, by themselves. */
export function TestimonialsPiece() {
  const { heading, intro, items, stamp, labels } = testimonials;
  return (
    <main id="main">
      <Testimonials
        headingLevel={1}
        heading={heading}
        lead={intro}
        items={items.map((item) => ({ ...item, stamp }))}
        labels={labels}
      />
    </main>
  );
}
