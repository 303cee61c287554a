import type { Pose } from '../art/exercises.tsx';
import type { HangingStep, HangingStepsProps } from '../sections/HangingSteps/index.ts';

interface Exercise extends HangingStep {
  pose: Pose;
  /** What the drawing shows. */
  label: string;
}

export const exercisesHero = {
  lines: ['Ten minutes', 'at home'],
  lead: 'Six exercises, as long as it takes to make a pot of tea properly. Do them at the worktop, with your shoes off and somebody else’s telephone ringing.',
} as const;

const note =
  'Keep a worktop or a heavy chair within reach. Stop if you are dizzy or it hurts, and ask your doctor before you begin if either is usual.';

export const exercises = {
  heading: 'Kettle on',
  lead: 'In this order. Both sides, even the one you like less.',
  steps: [
    {
      pose: 'heelToToe',
      label: 'A woman stands with one foot straight before the other, a hand on the worktop',
      name: 'Heel to toe',
      text: 'One foot straight before the other, touching. Look at the tiles, not at your feet.',
      measure: '30 seconds a side',
    },
    {
      pose: 'stork',
      label: 'A man stands on one leg beside the worktop, the other foot at his ankle',
      name: 'Stork',
      text: 'One finger on the worktop. Lift the other foot as high as an ankle, no higher. It’s not a pose.',
      measure: '30 seconds a side',
    },
    {
      pose: 'chair',
      label: 'A woman rises from a chair with her arms crossed',
      name: 'Up from a chair',
      text: 'Arms crossed, nose over toes, stand. Then sit as if the chair were somebody’s hat.',
      measure: 'Ten times',
    },
    {
      pose: 'tiptoe',
      label: 'A man stands on his toes, holding the worktop',
      name: 'Tiptoe',
      text: 'Up for three, down for four. Going down is where the work is.',
      measure: 'Fifteen times',
    },
    {
      pose: 'clock',
      label: 'A woman stands on one leg in a clock drawn on the floor and reaches to twelve with a toe',
      name: 'Clock',
      text: 'Stand in the middle. Touch twelve, three and six with a toe. Nine is for the other leg.',
      measure: 'Three times round',
    },
    {
      pose: 'bothWays',
      label: 'A man walks along a line and looks over his shoulder',
      name: 'Look both ways',
      text: 'Walk the hall along one line of boards, turning your head as you go. The cat may be asked to leave.',
      measure: 'Four lengths',
    },
  ],
  note,
} satisfies Omit<HangingStepsProps, 'steps'> & { steps: readonly Exercise[] };

export const teaser = {
  heading: 'Try three now',
  lead: 'You are probably sitting down. Here is something to do about it.',
  note,
} as const;
