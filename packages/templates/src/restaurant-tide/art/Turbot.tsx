import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Flat, nearly round, and both eyes on the upper side. */
export function Turbot() {
  return (
    <Drawing viewBox="0 0 320 200">
      <path
        fill={paint.wetSand}
        d="M34 92C62 26 130-10 196 6 232 16 252 48 262 86L312 54Q300 82 304 102 300 122 312 150L262 116C250 156 230 186 196 196 130 208 62 176 34 114z"
      />
      <path
        fill={paint.sand}
        d="M18 104C50 52 112 20 178 28 214 34 236 66 252 92L286 78Q280 92 282 102 280 112 286 126L252 112C236 138 214 168 178 174 112 180 58 158 18 104Z"
      />
      <g fill={paint.wetSand}>
        <circle cx="132" cy="70" r="11" />
        <circle cx="178" cy="58" r="8" />
        <circle cx="206" cy="88" r="10" />
        <circle cx="160" cy="104" r="13" />
        <circle cx="196" cy="132" r="9" />
        <circle cx="136" cy="142" r="10" />
        <circle cx="104" cy="120" r="6" />
      </g>
      <g fill={paint.foam}>
        <circle cx="150" cy="84" r="4" />
        <circle cx="186" cy="108" r="4" />
        <circle cx="168" cy="146" r="4" />
        <circle cx="216" cy="114" r="4" />
        <circle cx="72" cy="76" r="12" />
        <circle cx="88" cy="100" r="12" />
      </g>
      <path fill={paint.wetSand} d="M116 104q40-16 52 0-12 20-52 0z" />
      <circle cx="69" cy="75" r="6" fill={paint.abyss} />
      <circle cx="85" cy="99" r="6" fill={paint.abyss} />
      <path
        fill="none"
        stroke={paint.abyss}
        strokeWidth="4"
        strokeLinecap="round"
        d="M20 106q16-6 24 8-6 8-2 16"
      />
    </Drawing>
  );
}
