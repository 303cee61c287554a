import type { ContactFormProps } from './ContactForm.tsx';

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

export const least = {
  heading: 'Pop a note through the door',
  formAction: '/contact/create',
  labels: {
    plate: 'Letters',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    optional: 'optional',
    message: 'Message',
    enterName: 'Tell us your name',
    enterEmail: 'Enter an email like name@example.com',
    enterMessage: 'Write us a line or two',
    problems: 'There is something to put right',
    send: 'Post it',
    sending: 'Posting…',
    sent: 'Message sent successfully',
    sentNote: 'Your message has been received, check your email!',
    reference: 'Your number',
  },
} satisfies ContactFormProps;

export const door = {
  ...least,
  id: 'contact-form',
  lead: 'Not sure which one fits? Ask. We answer in plain words, by email.',
  count: {
    limit: 2000,
    upTo: 'Up to 2000 characters',
    left: (room: number) => `${characters(room)} left`,
    tooMany: (over: number) => `${characters(over)} too many`,
  },
} satisfies ContactFormProps;

export const details = [
  { text: '3 Ferry Steps, Leith EH6 6QQ' },
  { text: '0131 496 0118', href: 'tel:+441314960118' },
  { text: 'hello@awning.example', href: 'mailto:hello@awning.example' },
];

export const draft = {
  name: 'Ada Hargreave',
  email: 'ada@hargreave.example',
  subject: 'Wedding parties',
  message: 'Could we have a page for wedding parties?',
};

export const german = {
  ...door,
  heading: 'Nachrichtenübermittlung',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung? Fragen Sie uns einfach.',
  details: [
    { text: 'Rechtsschutzversicherungsgesellschaftenstraße 103, 10115 Berlin' },
    {
      text: 'donaudampfschifffahrtsgesellschaft@friseurmeisterbetrieb.example',
      href: 'mailto:donaudampfschifffahrtsgesellschaft@friseurmeisterbetrieb.example',
    },
  ],
  labels: {
    ...least.labels,
    plate: 'Briefsendungen',
    name: 'Vor- und Familiennamensangabe',
    email: 'Elektronische Postanschrift',
    subject: 'Betreffzeilenbezeichnung',
    optional: 'freiwillige Angabe',
    message: 'Donaudampfschifffahrtsgesellschaftskapitänsmitteilung',
    send: 'Nachricht unverbindlich absenden',
  },
} satisfies ContactFormProps;
