// The page that stands beside a host’s styles; hostStyles.test.ts builds it.
import { createRoot } from 'react-dom/client';
import '@awning/ui/reset';
import { Button } from '@awning/ui/components/Button';
import { TextArea } from '@awning/ui/components/TextArea';
import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { FaqAccordion } from '@awning/ui/sections/FaqAccordion';
import { Hero } from '@awning/ui/sections/Hero';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PriceList } from '@awning/ui/sections/PriceList';
import { Testimonials } from '@awning/ui/sections/Testimonials';
import { day } from '@awning/ui/themes/day';

document.documentElement.className = day;
createRoot(document.getElementById('root')!).render(
  <>
    <Hero
      heading="Bread worth crossing town for"
      lead="Baked at four, sold from seven."
      actions={[
        { label: 'Order', href: '/order' },
        { label: 'Hours', href: '#hours' },
      ]}
    />
    <PriceList
      heading="What it costs"
      groups={[
        {
          heading: 'Loaves',
          items: [
            { name: 'Sourdough', price: '£4' },
            { name: 'Rye', price: '£5' },
          ],
        },
      ]}
      footnote="Cash or card."
    />
    <OpeningHours
      heading="Open"
      caption="Opening hours"
      rows={[
        { days: 'Monday to Saturday', times: '7 to 4' },
        { days: 'Sunday', times: 'closed', closed: true },
      ]}
    />
    <Testimonials
      heading="Said"
      items={[{ quote: 'The rye.', author: 'Dora' }]}
      labels={{ card: 'Post card', rating: '{rating} out of 5 stars', verified: 'Bought from us' }}
    />
    <FaqAccordion heading="Asked" items={[{ id: 'soon', question: 'How soon?', answer: 'By Friday.' }]} />
    <section>
      <TextArea label="Message" name="message" />
      <Button onClick={() => undefined}>Send</Button>
    </section>
    <ContactFooter name="Crumb" contact={[{ text: '1 Mill Lane' }, { text: '01 23', href: 'tel:0123' }]} />
  </>,
);
