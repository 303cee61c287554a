import { photo } from '../../../testing/photo.ts';
import { barberShot, floristShot, trainerShot } from '../../../testing/siteShot.ts';
import type { GalleryProps } from './Gallery.tsx';

export const labels = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  picture: 'Picture',
  of: 'of',
} satisfies GalleryProps['labels'];

export const street = {
  heading: 'Up and down the street',
  lead: 'Taken on one Saturday in March, between nine and noon.',
  items: [
    { picture: photo('clock', 'A clock over a shop door, at five to nine'), caption: 'Five to nine' },
    { picture: photo('loaf', 'A loaf on a board'), caption: 'First out of the oven' },
    {
      picture: photo('flowers', 'Flowers on a counter'),
      caption: 'Fern & Peony',
      details: 'Picked at five, on the counter by eight.',
    },
    { picture: photo('chair', 'A barber’s chair'), caption: 'The second chair' },
    { picture: photo('bicycle', 'A bicycle against a wall'), caption: 'Deliveries' },
    { picture: photo('camera', 'A camera on a counter'), caption: 'The one that took these' },
  ],
  labels,
} satisfies GalleryProps;

const demo = (path: string) => ({
  label: 'View Demo',
  href: `/demos/${path}/`,
  newTab: '(opens in a new tab)',
});

export const portfolio = {
  heading: 'Portfolio',
  headingLevel: 1,
  lead: 'Every site we sell, as it opens on a desktop. Try the door: the demos are live.',
  items: [
    { picture: barberShot, caption: 'Barbershop Classic', link: demo('barbershop-classic') },
    { picture: trainerShot, caption: 'Trainer Volt', link: demo('trainer-volt') },
    {
      picture: floristShot,
      caption: 'Flowershop Petal',
      details: 'Petal, leaf and a soft serif.',
      link: demo('petal'),
    },
  ],
  labels,
} satisfies GalleryProps;

export const filter = {
  categories: ['All', 'Barbershop', 'Personal Trainer', 'Flowershop'].map((label) => ({
    value: label === 'All' ? '' : label.toLowerCase().replaceAll(' ', '-'),
    label,
  })),
  value: '',
  formAction: '/gallery',
  count: 'Showing 3 of 3 sites',
  labels: { form: 'Choose sites', categories: 'Category', submit: 'Show' },
} satisfies GalleryProps['filter'];

export const kinds = ['barbershop', 'personal-trainer', 'flowershop'];

export const werkstatt = {
  heading: 'Werkstattbesichtigungsaufnahmen',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  items: [
    {
      picture: photo('bicycle', 'Ein Fahrrad an einer Wand'),
      caption: 'Donaudampfschifffahrtsgesellschaftskapitänsfahrrad',
      details: 'Generalüberholung einschließlich Rücktrittbremsnabenzerlegung.',
      link: { ...demo('rad'), label: 'Reparaturauftragsbeschreibung ansehen' },
    },
  ],
  labels: {
    close: 'Schließen',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    picture: 'Bild',
    of: 'von',
  },
} satisfies GalleryProps;
