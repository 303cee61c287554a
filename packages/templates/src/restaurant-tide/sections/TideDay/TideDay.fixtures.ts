import type { TideDayProps } from './TideDay.tsx';

export const ferry = {
  heading: 'When there is a ferry',
  lead: 'When there is water. The rest of the day it is a walk.',
  moments: [
    { time: '05:50', name: 'High water', text: 'The dog is loaded first.', level: 9 },
    { time: '07:30', name: 'First boat', text: 'Open. Post, milk, opinions.', level: 6, door: 'open' },
    { time: '09:15', name: 'Last of the water', level: 3, door: 'open' },
    { time: '12:00', name: 'Low water', text: 'Walk over. Mind the cockles.', level: 0 },
    { time: '15:10', name: 'Second boat', text: 'Open again till six.', level: 5, door: 'open' },
    { time: '18:15', name: 'High water', level: 10 },
  ],
  note: 'Tomorrow, fifty minutes later. It has never once been early.',
} satisfies TideDayProps;

export const gezeiten = {
  heading: 'Niedrigwasserstandsvorhersage',
  moments: [
    { time: 'Sonnenaufgang', name: 'Hochwasserscheitelpunkt', text: 'Schleusentorbetätigung.', level: 10 },
    { time: '12:00', name: 'Wattwanderungsbeginn', level: 0, door: 'open' },
  ],
} satisfies TideDayProps;
