import type { HeroTrackProps } from './HeroTrack.tsx';

export const swimSchool = {
  heading: 'Slow lane. *Deep breath.*',
  lead: 'Lessons for grown-ups at the Corporation Baths, from the first float to forty lengths.',
  actions: [
    { label: 'Book a float', href: '/float' },
    { label: 'See the lanes', href: '/lanes' },
  ],
  lanes: [{ number: '1' }, { number: '2' }, { number: '3' }],
} satisfies HeroTrackProps;

export const kegelbahn = {
  heading: 'Bundeskegelsportanlage Unterammergau',
  lead: 'Kegelbahnvermietungsgesellschaft mit Mannschaftsumkleideräumen und Scherenkegelbahnbeleuchtung.',
  actions: [{ label: 'Bahnreservierungsanfrage', href: '/bahn' }],
  lanes: [
    { number: '21' },
    { number: '22' },
    { number: '23' },
    { number: '24' },
    { number: '25' },
    { number: '26' },
  ],
} satisfies HeroTrackProps;
