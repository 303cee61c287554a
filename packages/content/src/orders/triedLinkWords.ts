/** The words at a link that shows what a visitor tried. */
export const triedLinkWords = {
  title: (template: string) => `A look at ${template}`,
  heading: (template: string, name: string | undefined) =>
    name === undefined ? `A look at ${template}` : `${name}, in ${template}`,
  lead: 'This is how it could look. Nothing is ordered yet, and what was not typed in is a sample.',
  until: (day: string) =>
    `Whoever has the address of this page sees it until ${day}. Then what was typed is deleted.`,
  copy: {
    label: 'Copy the address',
    copied: 'The address is copied.',
    not: 'Copy it from the bar of your browser.',
  },
  change: 'Change it or order it',
  about: (template: string) => `About ${template}`,
  remove: 'Delete this page now',
  over: {
    title: 'This look is over',
    heading: 'This look is over',
    text: 'A link like this works for 30 days, and then we delete what was typed. Perhaps it was deleted before that, or a piece of its address got lost on the way.',
    again: 'Try a template with a name',
    home: 'To the front page',
  },
} as const;
