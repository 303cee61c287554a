import type { TierCardsProps } from './TierCards.tsx';

const labels = { included: 'Included', notIncluded: 'Not included', was: 'Was', now: 'Now' };
const dollars = (amount: number) => ({ minorUnits: amount * 100, currency: 'USD', locale: 'en-US' });
const euros = (minorUnits: number) => ({ minorUnits, currency: 'EUR', locale: 'de-DE' });
const note = 'One-time payment. No monthly fees.';

const features = ([priorityLaunch, staffTraining]: readonly [boolean, boolean]) => [
  { text: 'Your name, hours and photos' },
  { text: 'Quick on an old phone' },
  { text: 'Priority Launch as an extra', included: priorityLaunch },
  { text: 'Staff Training as an extra', included: staffTraining },
];

export const shop = {
  heading: 'Three prices, no small print',
  lead: 'Paid once, in US dollars. What the ticket says is what you pay.',
  labels,
  recommended: { tier: 'Intermediate', label: 'Recommended' },
  items: [
    {
      id: 'basic',
      tier: { label: 'Basic', tone: 'outlined' },
      title: 'A good front door',
      price: dollars(299),
      note,
      facts: ['Up to 3 pages', 'Open in 3-5 business days'],
      features: features([false, false]),
      action: { label: 'Choose Basic', href: '/templates?tier=Basic' },
    },
    {
      id: 'intermediate',
      tier: { label: 'Intermediate', tone: 'solid' },
      title: 'Room to show your work',
      price: dollars(499),
      note,
      facts: ['Up to 6 pages', 'Open in 7-14 days'],
      features: features([true, false]),
      action: { label: 'Choose Intermediate', href: '/templates?tier=Intermediate' },
    },
    {
      id: 'advanced',
      tier: { label: 'Advanced', tone: 'dark' },
      title: 'The double-fronted shop',
      price: dollars(799),
      note,
      facts: ['12 or more pages', 'Open in 7-14 days'],
      features: features([true, true]),
      action: { label: 'Choose Advanced', href: '/templates?tier=Advanced' },
    },
  ],
} satisfies TierCardsProps;

export const comparison = {
  heading: 'All three, side by side',
  rowHeading: 'Feature',
  groups: [
    {
      heading: 'Size',
      rows: [
        { name: 'Pages', cells: ['Up to 3', 'Up to 6', '12 or more'] },
        { name: 'Open in', cells: ['3-5 business days', '7-14 days', '7-14 days'] },
        { name: 'Monthly fees', cells: ['None', 'None', 'None'] },
      ],
    },
    {
      heading: 'In the price',
      rows: [
        { name: 'Your name, hours and photos', cells: [true, true, true] },
        { name: 'Quick on an old phone', cells: [true, true, true] },
      ],
    },
    {
      heading: 'Extras you can add',
      rows: [
        { name: 'Extra Pages', cells: ['$50', '$50', '$50'] },
        { name: 'Blog Setup', cells: ['$100', '$100', '$100'] },
        { name: 'Custom Domain Setup', cells: ['$25', '$25', '$25'] },
        { name: 'Priority Launch', cells: [false, '$100', '$100'] },
        { name: 'Staff Training Session', cells: [false, false, '$80'] },
      ],
    },
  ],
} satisfies TierCardsProps['comparison'];

export const schreinerei = {
  heading: 'Einbauschrankpreisübersicht der Schreinerei Oberhauser',
  lead: 'Einmalzahlung nach Fertigstellungsabnahme, Mehrwertsteuer inbegriffen.',
  labels: { included: 'Inbegriffen', notIncluded: 'Nicht inbegriffen', was: 'Früher', now: 'Jetzt' },
  footnote: 'Anfahrtskostenpauschalen außerhalb des Landkreises nach Vereinbarung.',
  recommended: { tier: 'Meisterstückausführung', label: 'Empfehlenswerteste Ausführung' },
  items: [
    {
      id: 'grundausstattung',
      tier: { label: 'Grundausstattung', tone: 'outlined' },
      title: 'Kleiderschrankmaßanfertigung',
      price: euros(249950),
      was: euros(289900),
      facts: ['Lieferzeit vier bis sechs Wochen'],
      features: [
        { text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', included: false },
      ],
      action: { label: 'Beratungsgespräch vereinbaren', href: '/beratung' },
    },
    {
      id: 'meisterstueck',
      tier: { label: 'Meisterstückausführung', tone: 'dark' },
      title: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschrank',
      price: euros(1249950),
      soldOut: 'Auftragsbücher vollständig ausgebucht',
    },
  ],
  comparison: {
    heading: 'Ausstattungsvergleichstabelle',
    rowHeading: 'Ausstattungsmerkmal',
    groups: [{ rows: [{ name: 'Schubladenselbsteinzugsvorrichtung', cells: ['Gegen Aufpreis', true] }] }],
  },
} satisfies TierCardsProps;
