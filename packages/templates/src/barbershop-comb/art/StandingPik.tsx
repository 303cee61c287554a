import { Drawing } from '@awning/ui/primitives';
import { Pik } from './Pik.tsx';

/** The comb by itself, as it stands in a window. */
export function StandingPik({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="-60 -10 290 500" reach="over">
      <g transform="rotate(9 80 240)">
        <Pik />
      </g>
    </Drawing>
  );
}
