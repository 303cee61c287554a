import type { FaqAccordionProps } from './FaqAccordion.tsx';

export const shop = {
  heading: 'Questions over the counter',
  lead: 'The ones we hear most. If yours isn’t here, come in and ask.',
  action: { label: 'Ask a question', href: '/#contact-form' },
  items: [
    {
      id: 'delivery',
      question: 'How soon will I be open?',
      answer:
        '3-5 business days for Basic; 7-14 days for larger sites. The clock starts when we have your name, hours and photos.',
    },
    {
      id: 'monthly',
      question: 'Is there anything to pay each month?',
      answer: 'No monthly fees. Maintenance is optional: take it if you’d rather we did the dusting.',
    },
    {
      id: 'more-pages',
      question: 'Can I add more pages later?',
      answer: 'Yes. Extra pages are $50, blog setup is $100 and custom domain setup is $25, now or later.',
    },
    {
      id: 'custom',
      question: 'What if nothing fits my trade?',
      answer:
        'Ask for a quote. Tell us what you do and what you’d like to spend, and we’ll say plainly what we can build.',
    },
  ],
} satisfies FaqAccordionProps;

export const uhrmacher = {
  heading: 'Häufig gestellte Fragen zur Turmuhrenwartung',
  lead: 'Uhrmachermeister Brinkmann antwortet persönlich, meistens zwischen zwei Glockenschlägen.',
  action: { label: 'Wartungsvertragsunterlagen anfordern', href: '/kontakt' },
  items: [
    {
      id: 'genehmigung',
      question: 'Brauche ich dafür eine Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung?',
      answer:
        'Nein. Für Reparaturen am Turmuhrenschlagwerk genügt eine schriftliche Auftragsbestätigung der Kirchengemeinde.',
    },
    {
      id: 'dauer',
      question: 'Wie lange dauert eine Generalüberholung?',
      answer: 'Je nach Ersatzteilbeschaffungsschwierigkeiten vier bis zwölf Wochen.',
    },
  ],
} satisfies FaqAccordionProps;
