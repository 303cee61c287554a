import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';

export interface WeightShapeProps {
  /** What is cut out. */
  shape: keyof typeof outlines;
  /** Which of the theme's papers it is cut from; the ink itself where none is named. */
  paint?: 'paper1' | 'paper2' | 'paper3' | 'paper4' | 'paper5' | 'paper6';
}

/** A flat piece of cut paper that hangs from a wire by the middle of its top edge. It says nothing. */
export function WeightShape({ shape, paint }: WeightShapeProps) {
  return (
    <Drawing viewBox="0 0 100 100">
      <path d={outlines[shape]} fill={paint ? vars.color[paint] : 'currentColor'} />
    </Drawing>
  );
}

const outlines = {
  disc: 'M50 1a49 49 0 1 1-.1 0',
  leaf: 'M50 0c40 28 38 74 6 100C10 82 10 30 50 0',
  kidney: 'M50 2c34-6 50 20 46 52-4 36-26 48-42 34-10-10-18-6-30-10C-4 68 2 10 50 2',
  boomerang: 'M50 0c10 32 26 50 50 62 2 6 0 12-6 12C48 78 12 64 0 28c0-6 4-8 8-6 16 8 32 4 42-22',
  drop: 'M50 0c6 26 34 40 32 66-2 22-16 34-33 34S18 86 18 64C18 38 46 26 50 0',
} as const;
