import type { NumberedGridItem } from '@awning/ui/sections/NumberedGrid';
import type { ImageWithTextProps } from '@awning/ui/sections/ImageWithText';
import type { liftDrawings } from '../art/lifts.tsx';
import type { ProgressBarsProps } from '../sections/ProgressBars/index.ts';

type Lift = keyof typeof liftDrawings;
type Lesson = Pick<ImageWithTextProps, 'number' | 'paragraphs' | 'steps'>;

export const lifts = {
  heading: 'Four lifts. That’s the list.',
  items: [
    {
      lift: 'squat',
      label: 'Squatting with a bar across the back',
      name: 'Squat',
      text: 'Sit down, stand up. Chairs, toilets, toddlers.',
    },
    {
      lift: 'hinge',
      label: 'Hinging at the hips to lift a bar from the floor',
      name: 'Hinge',
      text: 'Pick it up off the floor. Suitcases, compost, pride.',
    },
    {
      lift: 'press',
      label: 'Pressing a bar overhead, one foot forward',
      name: 'Press',
      text: 'Put it overhead. Lofts, lockers, the good china.',
    },
    {
      lift: 'carry',
      label: 'Walking with a heavy kettlebell',
      name: 'Carry',
      text: 'Walk with it. All the shopping, one trip.',
    },
  ] satisfies readonly (NumberedGridItem & { lift: Lift; label: string })[],
};

export const liftsPage = {
  number: '4',
  lead: 'Everything else in the gym is a variation, or a coat rack. Learn these and you can be let loose in any room with a bar in it.',
  /** What each begins with, and how. */
  lessons: {
    squat: {
      number: { value: '0', unit: 'kg to begin' },
      paragraphs: ['You already do this forty times a day. We make it forty good ones, then we add a bar.'],
      steps: [
        'Sit on a box. Stand up without your hands.',
        'Same again, holding a bag of rice to your chest.',
        'Take the box away. You won’t notice.',
        'Bar on your back, empty. It weighs less than a suitcase.',
      ],
    },
    hinge: {
      number: { value: '8', unit: 'kg to begin' },
      paragraphs: ['Backs don’t go because you lift. They go because you lift twice a year.'],
      steps: [
        'Stand a foot from the wall and knock it with your bottom.',
        'Keep your hands on your thighs all the way down.',
        'Kettlebell between your feet. Push the floor away.',
        'Swap it for a bar when it bores you.',
      ],
    },
    press: {
      number: { value: '2', unit: 'kg to begin' },
      paragraphs: ['The honest one: you can’t cheat it and it grows half a kilo at a time.'],
      steps: [
        'A broom handle, resting on your collarbones.',
        'Squeeze your backside. This is not a joke.',
        'Push your head through the window.',
        'Broom becomes bar, usually by week three.',
      ],
    },
    carry: {
      number: { value: '12', unit: 'kg to begin' },
      paragraphs: ['The one people feel first: on the stairs, on the bus, with the cat basket.'],
      steps: [
        'One kettlebell, one hand. Stand as if you weren’t holding it.',
        'Walk to the yellow door and back.',
        'Other hand. It will be the worse one.',
        'Two at once, then round the block with the neighbours watching.',
      ],
    },
  } satisfies Record<Lift, Lesson>,
};

export const twelveWeeks = {
  heading: 'Twelve weeks of squats',
  text: 'What two sessions a week usually does for someone who starts with the empty bar. Some go faster. Nobody is timed.',
  unit: 'kg',
  bars: [
    { value: 20, label: 'Week 1' },
    { value: 30, label: 'Week 3' },
    { value: 40, label: 'Week 6' },
    { value: 50, label: 'Week 9' },
    { value: 60, label: 'Week 12' },
  ],
} satisfies ProgressBarsProps;
