import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import { Face, type Skin } from './Face.tsx';
import { Dusk, Mirrored, Rays } from './Mirrored.tsx';
import { paint } from './palette.css.ts';

export interface PortraitProps {
  label: string | undefined;
  /** `page` fills the top of somebody's own page, light and jacket and all; `frame` stays in its frame. */
  size: 'page' | 'frame';
}

interface Sitter extends PortraitProps {
  skin: Skin;
  brow: string;
  /** Hangs behind the head. */
  behind?: ReactNode;
  /** Hair, beard and whatever else is worn on a face. */
  children: ReactNode;
}

/** Somebody from the front, jacket and all, half of them in the dark. */
export function Portrait({ label, size, skin, brow, behind, children }: Sitter) {
  return (
    <Drawing
      label={label}
      {...(size === 'page' ? { viewBox: '-300 0 600 560', reach: 'over' } : { viewBox: '-200 4 400 560' })}
    >
      {size === 'page' && <Rays y={250} />}
      {behind}
      <Face skin={skin} brow={brow} />
      <Jacket />
      {children}
      <Dusk depth={0.36} />
    </Drawing>
  );
}

/** Takes whatever is written on it: dark in the room, white in the glass. */
function Jacket() {
  const half = 'M0 540c30-14 60-42 78-76 34 32 128 54 268 78 190 32 340 52 1100 92v1800H0z';
  return (
    <>
      <path fill={paint.gown} d={half} />
      <path fill={paint.enamel} d={half} transform="scale(-1 1)" />
      <Mirrored>
        <path fill={paint.chrome} d="M76 446l36 34-84 106-28-34v-14c30-16 58-46 76-92z" />
      </Mirrored>
    </>
  );
}
