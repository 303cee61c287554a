import type { PictureProps } from '../../../primitives/index.ts';
import type { BeforeAfterProps } from './BeforeAfter.tsx';

const bar = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${w}v${h}h-${w}z"/>`;

// A shop front as a painter finds it, and as he leaves it.
function front(
  alt: string,
  [wall, paint, glass, sign]: readonly [string, string, string, string],
): PictureProps {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500">',
    bar(0, 0, 800, 500, wall),
    bar(90, 60, 620, 80, paint),
    bar(130, 88, 380, 24, sign),
    bar(90, 140, 620, 300, paint),
    bar(130, 170, 330, 210, glass),
    bar(520, 170, 150, 270, sign),
    bar(545, 200, 100, 120, glass),
    bar(0, 440, 800, 60, '#8b8f8c'),
    '</svg>',
  ].join('');
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width: 800, height: 500 };
}

const tired = front('The shop front in flaking brown, its windows dull', [
  '#b9ab98',
  '#6b5444',
  '#8d9691',
  '#7d6a58',
]);
const fresh = front('The same front in green and cream, its windows bright', [
  '#e9dfcc',
  '#0a6847',
  '#cfe6ee',
  '#ffc93c',
]);

const labels = {
  before: 'Before',
  after: 'After',
  slider: 'How much of before and after is shown',
  value: '{before} % before, {after} % after',
};

export const painter = {
  heading: 'Four days and a dry spell',
  lead: 'Scraped, primed, two coats and a new sign. We paint shop fronts between Sunday night and Thursday noon.',
  labels,
  items: [{ before: tired, after: fresh, caption: 'Patel’s, on the corner of Elm Street' }],
  actions: [{ label: 'Ask for a price', href: '/quote' }],
} satisfies BeforeAfterProps;

export const maler = {
  heading: 'Fassadenrenovierungsarbeiten in Oberniederkirchen',
  lead: 'Denkmalschutzgerechte Holzfensteraufarbeitung einschließlich Grundierungsanstrich.',
  labels: {
    before: 'Vor der Renovierungsmaßnahme',
    after: 'Nach der Renovierungsmaßnahme',
    slider: 'Bildanteil',
    value: '{before} % vorher, {after} % nachher',
  },
  items: [
    {
      before: tired,
      after: fresh,
      caption: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungsamt',
    },
  ],
} satisfies BeforeAfterProps;
