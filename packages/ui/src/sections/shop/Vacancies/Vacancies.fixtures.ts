import type { VacanciesProps } from './Vacancies.tsx';

const ask = { label: 'Ask for one', href: '/quote' };

export const street = {
  heading: 'The rest of the street is to let',
  lead: 'No design yet for these 3 trades. Look at the nearest one, or ask.',
  items: [
    {
      name: 'Photography',
      nearest: { label: 'Petal', href: '/templates/petal', note: 'pictures first' },
      action: ask,
    },
    {
      name: 'Beauty',
      nearest: { label: 'Comb', href: '/templates/comb', note: 'chairs and prices' },
      action: ask,
    },
    { name: 'Weddings', action: ask },
  ],
  labels: { toLet: 'To let', nearest: 'Nearest:' },
} satisfies VacanciesProps;
