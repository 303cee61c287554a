import type { FooterProps } from './Footer.tsx';

export const labels = { policies: 'Small print', social: 'Elsewhere' };

export const base = {
  copyright: { year: 2026, holder: 'Awning' },
  policies: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Terms', href: '/terms' },
    { label: 'Refunds', href: '/refunds' },
    { label: 'Cookies', href: '/cookie-policy' },
  ],
  social: [
    { label: 'Instagram', href: 'https://instagram.example/awning', icon: 'instagram' },
    { label: 'Facebook', href: 'https://facebook.example/awning', icon: 'facebook' },
    { label: 'LinkedIn', href: 'https://linkedin.example/awning', icon: 'linkedin' },
  ],
  labels,
} satisfies FooterProps;

export const shop = {
  ...base,
  brand: { name: 'Awning', href: '/', tagline: 'Open for business, online.' },
  columns: [
    {
      heading: 'Product',
      links: [
        { label: 'Templates', href: '/templates' },
        { label: 'Pricing', href: '/pricing' },
        { label: 'Portfolio', href: '/gallery' },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'Why us', href: '/#why' },
        { label: 'Testimonies', href: '/#testimonials' },
        { label: 'Contact Us', href: '/#contact-form' },
      ],
    },
    {
      heading: 'Resources',
      links: [
        { label: 'Blog', href: '/blog' },
        { label: 'Questions', href: '/pricing#faq' },
        { label: 'Custom quote', href: '/pricing#quote' },
      ],
    },
  ],
} satisfies FooterProps;

export const german = {
  copyright: {
    year: 2026,
    holder: 'Bäckereifachgeschäft Schmidtmeier Gesellschaft mit beschränkter Haftung',
  },
  brand: {
    name: 'Bäckereifachgeschäft Schmidtmeier',
    href: '/',
    tagline: 'Handwerksbackwarenspezialitäten aus Überzeugung seit neunzehnhundertdreiundsiebzig.',
  },
  columns: [
    {
      heading: 'Dienstleistungsübersicht',
      links: [
        { label: 'Hochzeitstortensonderanfertigungen', href: '/torten' },
        { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', href: '/verordnung' },
      ],
    },
    {
      heading: 'Unternehmensinformationen',
      links: [{ label: 'Ansprechpartnerverzeichnis', href: '/kontakt' }],
    },
  ],
  policies: [
    { label: 'Datenschutzerklärung', href: '/datenschutz' },
    { label: 'Allgemeine Geschäftsbedingungen', href: '/agb' },
    { label: 'Widerrufsbelehrung und Rückgabebedingungen', href: '/widerruf' },
  ],
  labels: { policies: 'Rechtliches', social: 'Soziale Netzwerke' },
} satisfies FooterProps;
