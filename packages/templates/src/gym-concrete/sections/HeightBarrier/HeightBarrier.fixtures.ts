import type { HeightBarrierProps } from './HeightBarrier.tsx';

export const wash = {
  limit: 'Max. 2.3 m',
  heading: 'Open for mud',
  text: 'Roof boxes off, aerials down. Horses by arrangement.',
  caption: 'When the wash is running',
  rows: [
    { days: 'Tue to Sat', times: '08:00 to 18:00', on: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'] },
    { days: 'Sun, Mon', times: 'Drying', closed: true, on: ['Sun', 'Mon'] },
  ],
  note: 'Last car in at half past five.',
} satisfies HeightBarrierProps;

export const waschstrasse = {
  limit: 'Durchfahrtshöhenbegrenzung',
  heading: 'Waschstraßenöffnungszeiten',
  caption: 'Betriebszeiten außerhalb der Wintersaison',
  rows: [{ days: 'Donnerstagvormittag', times: 'Ruhetag', closed: true }],
  note: 'Dachgepäckträgerabnahmeverpflichtung für alle Fahrzeughalter.',
} satisfies HeightBarrierProps;
