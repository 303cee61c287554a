import type { NewsItem, NewsProps } from './News.tsx';

const chair = {
  id: 'a-fourth-chair',
  title: 'A fourth chair, and who stands behind it',
  date: { text: '2 November 2026', dateTime: '2026-11-02' },
  text: [
    'It is brown, it swivels, it is Ayesha’s. She comes to us from Dundee, where people still ask for her.',
    'She is in from Wednesday to Saturday, and she has opinions about fringes.',
  ],
} satisfies NewsItem;

const late = {
  id: 'late-on-thursdays',
  title: 'Late on Thursdays',
  date: { text: '14 September 2026', dateTime: '2026-09-14' },
  text: ['From October until Easter the light stays on until eight.'],
} satisfies NewsItem;

const floor = {
  id: 'a-new-floor',
  title: 'A new floor, and three days to lay it',
  date: { text: '3 August 2026', dateTime: '2026-08-03' },
  text: ['The lino was from 1987. Nobody will miss it but the cat.', 'We open again on Thursday.'],
} satisfies NewsItem;

export const salon = {
  heading: 'What is new',
  lead: 'Not much, as a rule. When there is, it stands here.',
  items: [chair, late, floor],
} satisfies NewsProps;

export const werkstatt = {
  heading: 'Neuigkeiten aus Oberniederkirchen',
  items: [
    {
      id: 'bauarbeiten',
      title: 'Straßenbahnhaltestellenverlegungsarbeiten',
      date: { text: 'Donnerstag, 24. September 2026', dateTime: '2026-09-24' },
      text: ['Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung: wir sind trotzdem da.'],
    },
    {
      id: 'winter',
      title: 'Donnerstagnachmittagsöffnungszeiten',
      date: { text: 'Montag, 3. August 2026', dateTime: '2026-08-03' },
      text: ['Ab Oktober.'],
    },
  ],
} satisfies NewsProps;
