import type { ContactDetailsProps } from './ContactDetails.tsx';

export const workshop = {
  heading: 'Find us',
  address: '4 Harbour Steps, Leith EH6 7QS',
  directions: 'Down the steps by the chandler’s. If you are wet, you have gone too far.',
  links: [
    { label: '0131 496 0733', href: 'tel:+441314960733' },
    { label: 'workshop@okonjobell.example', href: 'mailto:workshop@okonjobell.example' },
  ],
} satisfies ContactDetailsProps;

export const waysThere = [
  { term: 'Tram', text: 'Foot of the Walk, then six minutes downhill.' },
  { term: 'Bicycle', text: 'The cargo lift by the steps takes anything up to a tandem.' },
  { term: 'Step-free', text: 'Round by Dock Lane; ring the bell with the horn on it.' },
];
