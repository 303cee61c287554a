import type { StatsProps } from './Stats.tsx';

export const gym = {
  label: 'The place in numbers',
  items: [
    { value: '6', text: 'people at most, so you get looked at' },
    { value: '45', text: 'minutes, door to door' },
    { value: '0', text: 'mirrors, shouting or before-and-afters' },
  ],
} satisfies StatsProps;

export const waschsalon = {
  label: 'Der Waschsalon in Zahlen',
  items: [
    { value: '24.000', text: 'Waschmaschinentrommelumdrehungen am Tag, von Hand mitgezählt' },
    { value: '365', text: 'Tage geöffnet, auch am Reformationstag' },
    { value: '€0,90', text: 'Trocknerminutenverlängerungsgebührenpauschalenzuschlag' },
  ],
} satisfies StatsProps;
