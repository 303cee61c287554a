/** The words where a visitor tries a design with their own name. */
export const tryWords = {
  title: (template: string) => `Try ${template} with your name`,
  description: (template: string) =>
    `See ${template} with your own name, telephone number and colours before you pay. No account, no card.`,
  link: 'Try it with your name',
  /** What a phone has room for: the link begins with it. */
  short: 'Try it',
  back: (template: string) => `Back to ${template}`,
  optional: '',
  name: { label: 'Your shop’s name', placeholder: 'Type it here', hint: 'As it should read over the door.' },
  line: { label: 'What you do, in a line' },
  telephone: { label: 'Telephone' },
  town: { label: 'Town' },
  palette: 'Colours',
  typefaces: 'Typeface',
  pictures: { legend: 'Pictures', photographed: 'Photographs', drawn: 'Drawings' },
  front: {
    label: 'A photograph for the front',
    hint: 'JPEG, PNG or WebP. It stays in this tab and is not sent to us. Once you have ordered, you can send it at the step “Pictures”. A link to show somebody comes without it.',
    reading: 'Reading it…',
    chosen: 'Your photograph is in. It is in this tab alone, and is sent only if you order and say so.',
    drawn: 'It is not shown while “Drawings” is chosen.',
    remove: 'Take it away',
    unreadable: 'We could not read that as a picture. Choose a JPEG, PNG or WebP.',
    late: 'What reads pictures did not come. Check the line, and choose it once more.',
    /** The text alternative: the visitor has not said yet what it shows. */
    alt: 'The photograph that you chose for the front',
  },
  share: {
    make: 'Make a link to show somebody',
    note: 'We then keep what you typed for 30 days, for whoever has the link.',
  },
  /** What of the website is theirs so far. */
  sample: {
    all: 'All of it is a sample. Type your name.',
    words: 'Your words are in. The rest is a sample.',
    front: 'Your photograph is in. The rest is a sample.',
  },
  broken: 'The sample did not come.',
  others: { heading: 'Try it on another', all: 'See all templates' },
  labels: {
    order: 'Order',
    show: 'Show it with my name',
    legend: 'What is in front',
    fields: 'Edit',
    view: 'See',
  },
} as const;
