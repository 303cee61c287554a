import type { NavbarProps } from './Navbar.tsx';

export const labels = {
  skip: 'Skip to the shop',
  navigation: 'Main',
  menu: 'Menu',
  close: 'Close',
  social: 'Elsewhere',
};

export const signwriter = {
  brand: { name: 'Awning', href: '/' },
  items: [
    { label: 'Home', href: '/', phoneOnly: true },
    { label: 'Services', href: '/#services' },
    { label: 'Templates', href: '/templates' },
    { label: 'Testimonies', href: '/#testimonials' },
    { label: 'Contact Us', href: '/#contact-form' },
    { label: 'Portfolio', href: '/gallery', phoneOnly: true },
  ],
  account: { label: 'Log in', href: '/login' },
  social: [
    { label: 'Instagram', href: 'https://instagram.example/awning', icon: 'instagram' },
    { label: 'Facebook', href: 'https://facebook.example/awning', icon: 'facebook' },
    { label: 'LinkedIn', href: 'https://linkedin.example/awning', icon: 'linkedin' },
  ],
  labels,
} satisfies NavbarProps;

/** The one thing a visitor came for. */
export const call = { label: 'Try it with your name', href: '/try', phoneOnly: true, action: true };

/** The board as a shop's own people see it: Dashboard stands where Home was. */
export const adminItems = [
  { label: 'Dashboard', href: '/dashboard', current: true },
  ...signwriter.items.slice(1),
];

/** A shop that is open after dark. */
export const lights = { on: 'Lights on', off: 'Lights off' };

/** A German shop of this kind, for its owner. */
export const germanShop = {
  brand: { name: 'Markise', href: '/' },
  items: [
    { label: 'Übersicht', href: '/dashboard' },
    { label: 'Vorlagen', href: '/templates', current: true },
    { label: 'Preise', href: '/pricing' },
    { label: 'Leistungen', href: '/#services' },
    { label: 'Kundenstimmen', href: '/#testimonials' },
    { label: 'Kontakt', href: '/#contact-form' },
  ],
  account: { label: 'Abmelden', href: '/logout' },
  lights: { on: 'Licht an', off: 'Licht aus', onSwitch: () => {} },
  social: signwriter.social,
  labels: {
    skip: 'Zum Laden',
    navigation: 'Hauptnavigation',
    menu: 'Menü',
    close: 'Schließen',
    social: 'Anderswo',
  },
} satisfies NavbarProps;

export const german = {
  brand: { name: 'Bäckereifachgeschäft Schmidtmeier', href: '/' },
  items: [
    { label: 'Dienstleistungsübersicht', href: '/leistungen' },
    { label: 'Öffnungszeitenkalender', href: '/zeiten', current: true },
    { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', href: '/verordnung' },
    { label: 'Ansprechpartnerverzeichnis', href: '/kontakt' },
  ],
  account: { label: 'Kundenkontoanmeldung', href: '/anmelden' },
  labels: {
    skip: 'Zum Hauptinhalt springen',
    navigation: 'Hauptnavigation',
    menu: 'Menü',
    close: 'Schließen',
    social: 'Soziale Netzwerke',
  },
} satisfies NavbarProps;
