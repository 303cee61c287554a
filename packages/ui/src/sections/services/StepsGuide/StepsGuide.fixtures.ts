import type { StepsGuideProps } from './StepsGuide.tsx';

export const shutters = {
  heading: 'Three shutters to raise',
  action: { label: 'Start with the first', href: '/templates' },
  items: [
    {
      title: 'Pick a window',
      text: 'Try the demos, choose the one that looks like you, and pay the price on the ticket.',
      drawing: 'cat',
    },
    {
      title: 'Tell us about the shop',
      text: 'Your name, your hours, your prices, your photos. Scribbled on a napkin is fine.',
      drawing: 'counter',
    },
    {
      title: 'Turn the sign round',
      text: '3-5 business days for Basic; 7-14 days for larger sites. Then you’re open.',
      drawing: 'open',
    },
  ],
} satisfies StepsGuideProps;

export const cobbler = {
  heading: 'New soles in three goes',
  lead: 'You need not stay for any of it.',
  items: [
    {
      title: 'Drop them in',
      text: 'Through the hatch, if we’re shut.',
      duration: 'one minute',
      href: '/hatch',
    },
    { title: 'We ring with a price', text: 'Nothing is cut before you say yes.', duration: 'the same day' },
    { title: 'Walk out in them', text: 'Bring the ticket, or just your feet.', duration: 'three days' },
  ],
} satisfies StepsGuideProps;

export const schneiderei = {
  heading: 'Maßanfertigungsvereinbarung',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  action: { label: 'Anprobetermin vereinbaren', href: '/termin' },
  items: [
    {
      title: 'Stoffmusterauswahl',
      text: 'Im Geschäft oder bei Ihnen zu Hause, einschließlich Farbberatung bei Tageslicht.',
      duration: 'etwa eine Dreiviertelstunde',
      drawing: 'cat',
    },
    {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsuniformanprobe',
      text: 'Zwei Anproben, zwischen denen mindestens eine Woche liegt.',
      href: '/anprobe',
      drawing: 'counter',
    },
    { title: 'Abholung', text: 'Oder Lieferung im gesamten Stadtgebiet.', drawing: 'open' },
  ],
} satisfies StepsGuideProps;
