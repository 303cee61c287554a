import { tradeWindows } from '../../../theme/tradeWindows.css.ts';
import { barberPhoneShot, barberShot, floristShot, trainerShot } from '../../../testing/siteShot.ts';
import { barber, florist, trainer } from '../../../testing/windows.css.ts';
import type { CategoryChooserProps, CategoryDoor, DoorItem } from './CategoryChooser.tsx';

const item = (name: string, price: string, look: Pick<DoorItem, 'theme' | 'picture'>): DoorItem => ({
  name,
  price,
  href: `/templates/${name.toLowerCase()}`,
  phone: barberPhoneShot,
  ...look,
});

const barbers = { theme: barber, picture: barberShot };
const trainers = { theme: trainer, picture: trainerShot };
const florists = { theme: florist, picture: floristShot };

/** Three behind one door. */
export const three = {
  note: '3 designs, from $299',
  theme: tradeWindows.pole,
  items: [item('Classic', '$299', barbers), item('Comb', '$499', florists), item('Deluxe', '$799', trainers)],
} satisfies CategoryDoor;

const open = (label: string, door: CategoryDoor) => ({
  label,
  value: label.toLowerCase(),
  href: `/templates/${label.toLowerCase()}`,
  group: 'Open',
  door,
});

const toLet = (label: string) => ({
  label,
  value: label.toLowerCase(),
  href: `/templates/${label.toLowerCase()}`,
  group: 'To let',
  notice: `${label} is to let: no design yet.`,
});

export const street = {
  heading: 'Which door is yours?',
  lead: '3 doors are open, with 6 websites in the windows.',
  options: [
    open('Barbershop', three),
    open('Flowershop', {
      note: '2 designs, from $499',
      theme: tradeWindows.tulip,
      items: [item('Petal', '$499', florists), item('Thorn', '$799', florists)],
    }),
    open('Gyms', { note: '1 design, from $299', items: [item('Boulder', '$299', trainers)] }),
    toLet('Photography'),
    toLet('Weddings'),
  ],
  formAction: '/templates',
  labels: { category: 'Your trade', placeholder: 'Choose one', continue: 'Continue', open: 'OPEN' },
} satisfies CategoryChooserProps;

export const strasse = {
  heading: 'Handwerksbetriebsauswahl',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  options: [
    {
      label: 'Bestattungsunternehmen',
      value: 'bestattung',
      href: '/vorlagen/bestattung',
      group: 'Geöffnet',
      door: {
        ...three,
        note: 'Internetauftritte: 3, Einmalzahlung ab 12.499,50 €',
        items: [
          item('Leichenschmausgaststätte', '12.499,50 €', barbers),
          item('Grabsteinmetzhandwerksbetrieb', '12.499,50 €', florists),
          item('Trauerfloristikfachgeschäft', '12.499,50 €', trainers),
        ],
      },
    },
    {
      label: 'Donaudampfschifffahrtsgesellschaft',
      value: 'schifffahrt',
      href: '/vorlagen/schifffahrt',
      group: 'Geöffnet',
      door: three,
    },
    { label: 'Bäckerei', value: 'baeckerei', href: '/vorlagen/baeckerei', group: 'Zu vermieten' },
  ],
  formAction: '/vorlagen',
  labels: {
    category: 'Ihr Geschäftsbereich',
    placeholder: 'Bitte auswählen',
    continue: 'Schaufensterbesichtigung beginnen',
    open: 'GEÖFFNET',
  },
} satisfies CategoryChooserProps;
