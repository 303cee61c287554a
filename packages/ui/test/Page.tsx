// The page of an app of another developer, built with their tools and put beside their styles.
import '@awning/ui/reset';
import { Button } from '@awning/ui/components/Button';
import { TextArea } from '@awning/ui/components/TextArea';
import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { ContactForm } from '@awning/ui/sections/ContactForm';
import { FaqAccordion } from '@awning/ui/sections/FaqAccordion';
import { Gallery } from '@awning/ui/sections/Gallery';
import { Hero } from '@awning/ui/sections/Hero';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PriceList } from '@awning/ui/sections/PriceList';
import { ServiceList } from '@awning/ui/sections/ServiceList';
import { Stats } from '@awning/ui/sections/Stats';
import { Team } from '@awning/ui/sections/Team';
import { Testimonials } from '@awning/ui/sections/Testimonials';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export function Page() {
  return (
    <>
      <Hero
        heading="Bread worth crossing town for"
        lead="Baked at four, sold from seven."
        actions={[
          { label: 'Order', href: '#order' },
          { label: 'Hours', href: '#hours' },
        ]}
      />
      <ServiceList
        heading="At the counter"
        items={[{ name: 'Loaves', text: 'Four kinds, every day.', price: '£4' }]}
      />
      <PriceList
        heading="What it costs"
        groups={[{ heading: 'Loaves', items: [{ name: 'Sourdough', price: '£4' }] }]}
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
      <Stats label="In figures" items={[{ value: '112', text: 'loaves a day' }]} />
      <Team heading="Who bakes" people={[{ name: 'Dora', text: 'Up at three.' }]} />
      <Testimonials
        heading="Said"
        items={[{ quote: 'The rye.', author: 'Dora' }]}
        labels={{ card: 'Post card', rating: '{rating} out of 5 stars', verified: 'Bought from us' }}
      />
      <Gallery
        heading="Seen"
        items={[{ picture: { src: pixel, alt: 'A loaf', width: 400, height: 300 }, caption: 'A loaf' }]}
        labels={{ close: 'Close', previous: 'Previous', next: 'Next', picture: 'Picture', of: 'of' }}
      />
      <FaqAccordion heading="Asked" items={[{ id: 'soon', question: 'How soon?', answer: 'By Friday.' }]} />
      <ContactForm
        heading="Write"
        formAction="/letters"
        labels={{
          plate: 'Letters',
          name: 'Name',
          email: 'Email',
          subject: 'Subject',
          optional: 'optional',
          message: 'Message',
          enterName: 'Enter your name.',
          enterEmail: 'Enter your email address.',
          enterMessage: 'Enter a message.',
          problems: 'Please look at these:',
          send: 'Send',
          sending: 'Sending',
          sent: 'Sent',
          reference: 'Reference',
        }}
      />
      <section>
        <TextArea label="A note to the baker" name="note" />
        <Button type="submit">Leave it</Button>
      </section>
      <ContactFooter name="Crumb" contact={[{ text: '1 Mill Lane' }, { text: '01 23', href: 'tel:0123' }]} />
    </>
  );
}
