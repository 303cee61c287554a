import { HangingSteps, type HangingStepsProps } from '../sections/HangingSteps/index.ts';
import { Exercise } from '../art/exercises.tsx';
import { exercises } from '../content/exercises.ts';

/** The exercises with their drawings: all of them, or the first few. */
export function Exercises({ count, ...section }: Omit<HangingStepsProps, 'steps'> & { count?: number }) {
  const steps = exercises.steps.slice(0, count).map(({ pose, label, ...step }) => ({
    ...step,
    drawing: <Exercise pose={pose} label={label} />,
  }));
  return <HangingSteps {...section} steps={steps} />;
}
