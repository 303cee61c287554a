import type { PressStackProps } from './PressStack.tsx';

export const bindery = {
  heading: 'Under the press',
  lead: 'A book must dry for as long as it was wet. Nothing comes out early, for anybody.',
  layers: [
    { name: 'Parish register, 1842', note: 'New spine, old ink', due: 'Tuesday' },
    { name: 'Moby-Dick', note: 'Dropped in the bath at chapter 30', due: 'Thursday week' },
    { name: 'A cookery book', note: 'Mostly butter', due: 'When it’s ready' },
  ],
} satisfies PressStackProps;
