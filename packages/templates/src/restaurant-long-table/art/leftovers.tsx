import { Food } from './Food.tsx';
import { paint } from './paint.ts';

/** What is left of the page. */
export function Crumbs() {
  return (
    <Food>
      <g fill={paint.crust}>
        <circle cx="76" cy="88" r="7" />
        <circle cx="112" cy="70" r="4" />
        <circle cx="126" cy="112" r="6" />
        <circle cx="92" cy="130" r="4" />
        <circle cx="146" cy="92" r="3" />
        <circle cx="64" cy="118" r="3" />
        <path d="M94 96l16-4 4 12-12 6z" />
      </g>
    </Food>
  );
}

/** What is left of the fish. */
export function Bone() {
  return (
    <Food>
      <g transform="rotate(-20 100 100)">
        <path
          fill="none"
          stroke={paint.steel}
          strokeWidth="8"
          strokeLinecap="round"
          d="M44 100h104M66 76v48M86 70v60M106 74v52M126 82v36"
        />
        <path fill={paint.steel} d="M148 100l30-24-6 24 6 24zM46 100L20 78q-10 22 0 44z" />
        <circle cx="28" cy="96" r="4" fill={paint.china} />
      </g>
    </Food>
  );
}
