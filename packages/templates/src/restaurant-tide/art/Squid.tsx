import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Going backwards, as it does. */
export function Squid() {
  return (
    <Drawing viewBox="0 0 320 200">
      <path fill={paint.buoy} d="M10 100 84 30 112 100 84 170z" />
      <path fill={paint.rose} d="M10 100Q96 46 190 66L204 74V126L190 134Q96 154 10 100Z" />
      <path fill={paint.foam} d="M198 70Q246 70 250 100 246 130 198 130z" />
      <path
        fill="none"
        stroke={paint.rose}
        strokeWidth="9"
        strokeLinecap="round"
        d="M240 82q30-22 44-8M246 92q26-8 38 0M248 102q26 2 34 12M244 112q20 10 34 22"
      />
      <path
        fill="none"
        stroke={paint.buoy}
        strokeWidth="7"
        strokeLinecap="round"
        d="M242 86q34-34 66-40M244 116q30 36 64 44"
      />
      <path fill={paint.buoy} d="M298 52q4-18 20-18 0 18-20 18zM298 152q4 18 20 18 0-18-20-18z" />
      <circle cx="222" cy="98" r="15" fill={paint.abyss} />
      <circle cx="217" cy="93" r="5" fill={paint.foam} />
      <g fill={paint.buoy}>
        <circle cx="84" cy="92" r="5" />
        <circle cx="112" cy="110" r="6" />
        <circle cx="140" cy="86" r="5" />
        <circle cx="164" cy="112" r="5" />
        <circle cx="60" cy="104" r="4" />
      </g>
    </Drawing>
  );
}
