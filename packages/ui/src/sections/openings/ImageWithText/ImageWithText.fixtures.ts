import type { ImageWithTextProps } from './ImageWithText.tsx';

type Words = Omit<ImageWithTextProps, 'drawing'>;

export const coach = {
  heading: 'I used to be the one holding the coats',
  paragraphs: [
    'At thirty-one I did my back in lifting a photocopier. The physio gave me a barbell and I was furious.',
    'Nobody has ever been too unfit to start.',
  ],
  facts: ['Level 4 strength and conditioning', 'GP referral', 'First aid at work'],
} satisfies Words;

export const hinge = {
  heading: 'Hinge',
  number: { value: '2' },
  paragraphs: ['Pick it up off the floor. Suitcases, compost, pride.'],
  steps: ['Stand close enough to bark your shins.', 'Push your hips back.', 'Stand up with it.'],
  actions: [{ label: 'Learn it', href: '/start' }],
} satisfies Words;

export const kfz = {
  heading: 'Kraftfahrzeughauptuntersuchungsvorbereitung',
  number: { value: '1.250', unit: 'Bremsflüssigkeitswechsel' },
  paragraphs: ['Einschließlich Abgasuntersuchungsmessprotokollaushändigung am selben Nachmittag.'],
  facts: ['Meisterbetrieb', 'Unfallinstandsetzungsfachbetriebszertifizierung'],
  steps: ['Fahrzeugscheinoriginaldokument mitbringen'],
} satisfies Words;
