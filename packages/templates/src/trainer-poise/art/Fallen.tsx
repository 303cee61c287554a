import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** A beam with nothing on one end of it: what hung there lies on the floor. */
export function Fallen() {
  return (
    <Drawing viewBox="0 0 680 600" reach="over">
      <path
        fill="none"
        stroke={paint.wire}
        strokeWidth="2.5"
        d="M340 0v110M150 30 530 190M150 30v80M530 190v60q14 20 0 30"
      />
      <circle cx="150" cy="150" r="42" fill={paint.yellow} />
      <path fill={paint.red} d="M420 470q30-60 110-46t94 84q6 70-104 74-130 0-100-112" />
      <path fill={paint.black} d="M40 580h600v8H40z" />
      <path fill={paint.wire} d="M340 102a8 8 0 1 1-.1 0" />
    </Drawing>
  );
}
