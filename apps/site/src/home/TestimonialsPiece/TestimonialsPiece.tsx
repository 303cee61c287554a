import { checks } from '@awning/content/pieces';
import { testimonials } from '@awning/content/testimonials';
import { measured } from '@awning/templates/measured';
import { Stats } from '@awning/ui/sections/Stats';
import { Testimonials } from '@awning/ui/sections/Testimonials';
import { paths } from '../../paths.ts';

const figures = Object.values(measured);
const slowest = Math.min(...figures.map(({ performance }) => performance));

/** The postcards of home, by themselves, and what visitors can check themselves. */
export function TestimonialsPiece() {
  const { heading, intro, look, items, stamp, labels } = testimonials;
  return (
    <main id="main">
      <Testimonials
        headingLevel={1}
        heading={heading}
        lead={intro}
        items={items.map((item) => ({ ...item, stamp }))}
        action={{ label: look, href: paths.gallery.to() }}
        labels={labels}
      />
      <Stats
        label={checks.label}
        items={[
          { value: String(figures.length), text: checks.demos },
          { value: String(slowest), text: checks.speed },
          checks.refund,
        ]}
      />
    </main>
  );
}
