import { Drawing } from '@awning/ui/primitives';
import { Pik } from './Pik.tsx';

/** The comb by itself, as it stands in the window. */
export function StandingPik() {
  return (
    <Drawing viewBox="-60 -10 290 500" reach="over">
      <g transform="rotate(9 80 240)">
        <Pik />
      </g>
    </Drawing>
  );
}
