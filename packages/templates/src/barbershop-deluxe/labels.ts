import type { Language } from '../content/business.ts';
import type { PlainLabels } from '../design/defineDesign.tsx';

const en = {
  pages: {
    home: 'Home',
    prices: 'Prices',
    'shaves-and-beards': 'Shaves and beards',
    'haircut-chart': 'Haircuts',
    'the-chairs': 'People',
    'first-chair': 'First barber',
    'second-chair': 'Second barber',
    'third-chair': 'Third barber',
    'book-a-chair': 'Book',
    'gift-vouchers': 'Vouchers',
    questions: 'Questions',
    'find-us': 'Find us',
    notFound: 'Not found',
  },
  dial: 'A clock that shows when we are open: {hours}',
  whenOpen: 'When we’re open',
  seePrices: 'See every price',
  seeChart: 'See all of them',
  seePeople: 'See everybody',
  moreOf: 'More about {name}',
  bookWith: 'Book with {name}',
  chart: 'Ask for it by number',
  faces: 'Beards and faces',
  whichOne: 'Which one?',
  steps: 'How it goes',
  care: 'Looking after it',
  terms: 'The small print',
  day: 'How the day goes',
  booked: 'What happens then',
  voucherTerms: 'How it works',
  about: { general: 'Good to know', visit: 'Coming in', booking: 'Booking', prices: 'Paying' },
  mostAsked: 'Asked for most',
  closing: 'See you soon',
};

export type Labels = typeof en;

/** The words of this design beside those that all designs share. */
export const labels: Readonly<Record<Language, Labels>> = {
  en,
  de: {
    pages: {
      home: 'Startseite',
      prices: 'Preise',
      'shaves-and-beards': 'Rasur und Bart',
      'haircut-chart': 'Schnitte',
      'the-chairs': 'Team',
      'first-chair': 'Erster Barbier',
      'second-chair': 'Zweiter Barbier',
      'third-chair': 'Dritter Barbier',
      'book-a-chair': 'Termin',
      'gift-vouchers': 'Gutscheine',
      questions: 'Fragen',
      'find-us': 'Anfahrt',
      notFound: 'Nicht gefunden',
    },
    dial: 'Eine Uhr, die zeigt, wann wir geöffnet haben: {hours}',
    whenOpen: 'Wann wir da sind',
    seePrices: 'Alle Preise',
    seeChart: 'Alle ansehen',
    seePeople: 'Das ganze Team',
    moreOf: 'Mehr über {name}',
    bookWith: 'Termin bei {name}',
    chart: 'Nach Nummer',
    faces: 'Bart und Gesicht',
    whichOne: 'Welche passt?',
    steps: 'So geht es',
    care: 'Die Pflege danach',
    terms: 'Das Kleingedruckte',
    day: 'So läuft der Tag',
    booked: 'Und dann?',
    voucherTerms: 'So geht es',
    about: { general: 'Gut zu wissen', visit: 'Zu uns kommen', booking: 'Termine', prices: 'Bezahlen' },
    mostAsked: 'Am meisten gefragt',
    closing: 'Bis bald',
  },
};

/** What is said in their place to a buyer who wants plain words. */
export const plain: PlainLabels<Labels> = {
  en: { chart: 'Our haircuts', about: { ...en.about, visit: 'Your visit' } },
  de: {
    chart: 'Unsere Schnitte',
    about: { general: 'Gut zu wissen', visit: 'Ihr Besuch', booking: 'Termine', prices: 'Bezahlen' },
  },
};
