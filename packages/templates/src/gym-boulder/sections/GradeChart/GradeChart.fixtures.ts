import type { GradeChartProps } from './GradeChart.tsx';

export const lantern = {
  heading: 'Pick a colour',
  lead: 'Every problem is one colour from floor to beam. The shape says the same as the colour.',
  grades: [
    { name: 'Straw', shape: 'jug', paint: 'paper2', measure: 'Round, 20 problems', text: 'For wellies.' },
    {
      name: 'Barn red',
      shape: 'brick',
      paint: 'paper1',
      measure: 'Square, 18 problems',
      text: 'For people who used to climb trees and still could.',
    },
    {
      name: 'Slate',
      shape: 'pinch',
      paint: 'paper3',
      measure: 'Tall, 11 problems',
      text: 'For Thursdays, when somebody younger is watching.',
    },
    {
      name: 'Soot',
      shape: 'crimp',
      paint: 'paper5',
      measure: 'Thin, 4 problems',
      text: 'For the farmer’s daughter, who set them.',
    },
  ],
  note: 'Nobody starts above straw, whatever they say at the door.',
  actions: [{ label: 'See the walls', href: '/walls' }],
} satisfies GradeChartProps;

/** More grades than stand side by side. */
