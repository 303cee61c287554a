import type { RulerStepsProps } from './RulerSteps.tsx';

export const sourdough = {
  heading: 'Start a starter',
  lead: 'Flour, water, a jar, and somebody who will remember.',
  unit: 'days',
  steps: [
    { at: 0, name: 'Stir', text: 'As much flour as water. It looks like glue because it is.' },
    { at: 1, name: 'Look', text: 'Nothing has happened. Put the lid back.' },
    { at: 3, name: 'Feed it', text: 'Throw half away, which hurts, and stir in the same again.' },
    { at: 14, name: 'Bake', text: 'If it floats in a glass it is ready. If it has a name, it is family.' },
  ],
} satisfies RulerStepsProps;
