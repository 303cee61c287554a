import type { Core } from '../content.ts';

/** One person, three prices, a village with a long name: as little as a shop can be. */
export const welshVillage = {
  version: 3,
  business: {
    name: 'Siop Gwen',
    trade: 'Everything, a little',
    telephone: '01248 496 015',
    address: {
      street: 'Y Stryd Fawr',
      town: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      postcode: 'LL61 5UJ',
    },
  },
  hours: { week: [{ days: ['Tue', 'Thu', 'Sat'], opens: '10:00', closes: '13:00' }] },
  prices: {
    groups: [
      {
        items: [
          { name: 'The small one', price: 500 },
          { name: 'The usual', price: 1250 },
          { name: 'All of it', note: 'Ring first', price: 9900, from: true },
        ],
      },
    ],
  },
  people: { items: [{ name: 'Gwenllïan Ŵyn', note: 'Does it all, mostly on time' }] },
} satisfies Core;

const names = [
  'Anna-Lena Freifrau von Hohenstaufen-Wittelsbach',
  'Bartholomäus Niederhuber',
  'Ludmilla Oberleitner-Schmidbauer',
  'Korbinian Weiß',
  'Zita Brandstätter',
  'Xaver Großwieser',
  'Veronika Kirchmair',
  'Ägidius Pöttmes',
  'Josefa Unterbrunner',
  'Alois Süßmeier',
  'Theres Hinterdobler',
  'Leopold Ölschläger-Haberl',
] as const;

const kinds = [
  'Frühstück',
  'Vormittag',
  'Mittag',
  'Nachmittag',
  'Abend',
  'Wochenende',
  'Gruppen',
  'Geschenke',
] as const;

const sizes = [
  'Klein',
  'Mittel',
  'Groß',
  'Für zwei',
  'Für die ganze Verwandtschaft',
  'Mit allem',
  'Ohne alles',
  'Wie immer',
  'Nach Vereinbarung',
  'Festtagsausführung mit Blasmusik',
] as const;

/** A double name, twelve people, eighty prices, two spans a day, German throughout: as much as a house can be. */
export const bavarianHouse = {
  version: 3,
  language: 'de',
  business: {
    name: 'Niederhuber *&* Oberleitner-Schmidbauer',
    trade: 'Traditionshaus für alles',
    line: 'Seit 1887 in der Altstadt, in der fünften Generation und bei jedem Wetter.',
    telephone: '08651 496 0157',
    mail: 'gruess.gott@niederhuber-oberleitner-schmidbauer.example',
    address: {
      street: 'Schützengrabenstraße 112 b',
      town: 'Bad Reichenhall-Marzoll',
      postcode: '83435',
      country: 'DE',
      coordinates: { latitude: 47.7245, longitude: 12.8767 },
    },
    since: 1887,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    legal: { name: 'Niederhuber & Oberleitner-Schmidbauer GmbH & Co. KG', number: 'HRA 00000, Traunstein' },
    lastWord: 'Ein Haus, zwei Namen, keine Eile.',
  },
  opening: {
    heading: 'Grüß Gott *beieinander.*',
    lead: 'Zwölf Leute, achtzig Preise und ein Haus, das alle kennen. Kommen Sie herein; die Glocke läutet von selbst.',
  },
  hours: {
    week: [
      { days: ['Mon', 'Tue', 'Thu', 'Fri'], opens: '08:30', closes: '12:30' },
      { days: ['Mon', 'Tue', 'Thu', 'Fri'], opens: '14:00', closes: '18:30' },
      { days: ['Sat'], opens: '08:00', closes: '13:00' },
    ],
    closed: 'Ruhetag',
    exceptions: [{ name: 'Weihnachten', from: '2026-12-24', until: '2026-12-27' }],
    note: 'Mittwochs sind wir am Berg.',
  },
  facts: {
    items: [
      { title: 'Barrierefrei', text: 'Rampe am Hintereingang, Aufzug in jedes Stockwerk' },
      { title: 'Zahlung', text: 'bar, Karte oder am Monatsende, wenn wir Sie kennen' },
      { title: 'Parken', text: 'zwei Stunden kostenlos im Innenhof der Salzmaierkaserne' },
    ],
  },
  prices: {
    groups: kinds.map((heading, place) => ({
      heading,
      items: sizes.map((name, size) => ({
        name: `${heading}: ${name}`,
        ...(size % 3 === 0 && { note: 'Mit allem, was dazugehört, und einer Breze' }),
        price: 450 + place * 1000 + size * 275,
      })),
    })),
    footnote: 'Alle Preise in Euro, mit Mehrwertsteuer und ohne Trinkgeldzwang.',
  },
  people: {
    items: names.map((name, place) => ({
      name,
      role: place === 0 ? 'Geschäftsführung' : `Abteilung ${place}`,
      note: 'Seit vielen Jahren im Haus, spricht Bairisch und notfalls Hochdeutsch',
    })),
  },
  quotes: {
    items: [
      {
        quote: 'Da geht man hin, wenn man es richtig haben will.',
        author: 'Frau Dr. Kreszenz Haslberger-Mühldorfer',
      },
      { quote: 'Schon mein Großvater hat hier gewartet.', author: 'Hr. Ä.', context: 'Stammkunde seit 1961' },
    ],
  },
  questions: {
    items: [
      { question: 'Brauche ich einen Termin?', answer: 'Unter der Woche nicht. Samstags schon.' },
      {
        question: 'Kann ich mit Karte zahlen?',
        answer: 'Ja, mit jeder. Auch mit dem Telefon.',
        about: 'prices',
      },
      {
        question: 'Wo halte ich mit dem Reisebus?',
        answer: 'Am Festplatz, vier Minuten zu Fuß durch die Kastanienallee.',
        about: 'visit',
      },
      {
        question: 'Geht auch ein Gruppentermin?',
        answer: 'Bis vierzig Personen, bitte eine Woche vorher.',
        about: 'booking',
      },
    ],
  },
  visit: {
    directions: 'Vom Bahnhof durch die Fußgängerzone, am Florianiplatz links, dann dem Glockenspiel nach.',
    ways: [
      { title: 'Mit dem Bus', text: 'Linie 2 bis Schützengrabenstraße, tagsüber alle zwanzig Minuten.' },
      { title: 'Mit dem Auto', text: 'A 8, Ausfahrt Bad Reichenhall, dann der Beschilderung folgen.' },
    ],
  },
  announcement: {
    message: 'Am Faschingsdienstag schließen wir um zwölf.',
    from: '2027-02-01',
    until: '2027-02-09',
  },
} satisfies Core;
