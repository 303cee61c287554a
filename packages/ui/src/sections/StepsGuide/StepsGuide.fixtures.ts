import type { StepsGuideProps } from './StepsGuide.tsx';

export const shutters = {
  heading: 'Three shutters to raise',
  link: { label: 'Start with the first', href: '/templates' },
  steps: [
    {
      title: 'Pick a window',
      text: 'Try the demos, choose the one that looks like you, and pay the price on the ticket.',
      scene: 'cat',
    },
    {
      title: 'Tell us about the shop',
      text: 'Your name, your hours, your prices, your photos. Scribbled on a napkin is fine.',
      scene: 'counter',
    },
    {
      title: 'Turn the sign round',
      text: '3-5 business days for Basic; 7-14 days for larger sites. Then you’re open.',
      scene: 'open',
    },
  ],
} satisfies StepsGuideProps;

export const cobbler = {
  heading: 'New soles in three goes',
  lead: 'You need not stay for any of it.',
  steps: [
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
  link: { label: 'Anprobetermin vereinbaren', href: '/termin' },
  steps: [
    {
      title: 'Stoffmusterauswahl',
      text: 'Im Geschäft oder bei Ihnen zu Hause, einschließlich Farbberatung bei Tageslicht.',
      duration: 'etwa eine Dreiviertelstunde',
      scene: 'cat',
    },
    {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsuniformanprobe',
      text: 'Zwei Anproben, zwischen denen mindestens eine Woche liegt.',
      href: '/anprobe',
      scene: 'counter',
    },
    { title: 'Abholung', text: 'Oder Lieferung im gesamten Stadtgebiet.', scene: 'open' },
  ],
} satisfies StepsGuideProps;
