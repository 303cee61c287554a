import { HangingSteps, type HangingStepsProps } from '@awning/ui/sections/HangingSteps';
import { exerciseDrawings } from '../art/exercises.tsx';
import { exercises, exerciseDrawings as shown } from '../content/exercises.ts';

/** The exercises with their drawings: all of them, or the first few. */
export function Exercises({ count, ...section }: Omit<HangingStepsProps, 'steps'> & { count?: number }) {
  const steps = exercises.steps.slice(0, count).map((step, place) => {
    const Exercise = exerciseDrawings[place];
    return { ...step, drawing: Exercise && <Exercise label={shown[place] ?? step.name} /> };
  });
  return <HangingSteps {...section} steps={steps} />;
}
