import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

/** What is left on a sheet when the plant has been lent to somebody: its straps, and where it lay. */
export function BareStrips() {
  return (
    <Drawing viewBox="24 40 452 860">
      <path
        fill="none"
        stroke={paint.linenEdge}
        strokeWidth="2"
        strokeDasharray="3 9"
        strokeLinecap="round"
        d="M214 884C226 640 318 430 252 92M234 690q-90-60-140-40M240 650q80-70 150-60M262 500q-70-80-130-80M272 420q60-70 110-70"
      />
      <Strips
        at={[
          [218, 806, 6],
          [236, 690, 12],
          [274, 330, -4],
          [254, 112, -12],
        ]}
      />
    </Drawing>
  );
}
