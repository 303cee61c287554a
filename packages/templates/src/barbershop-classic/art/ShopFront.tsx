import { vars } from '@awning/ui/theme';
import { Drawing } from '@awning/ui/primitives';
import {
  accent,
  ink,
  paper1,
  paper2,
  paper3,
  paper4,
  paper6,
  spark,
  surfaceDeep,
  surfaceTint,
} from './paint.ts';
import { Pole } from './Pole.tsx';

// Two sashes a floor; the upper floor's are lower, as they are.
const frames = 'M92 88h104v150h-104zM364 88h104v150h-104zM92-50h104V62H92zM364-50h104V62H364z';
const sills = 'M82 238h124v12H82zM354 238h124v12H354z';
const panes = [100, 372]
  .map((x) => `M${x} 96h88v62h-88zM${x} 168h88v62h-88zM${x}-42h88V2h-88zM${x} 12h88v42h-88z`)
  .join('');

/** The most letters that stand on the board in one line and are read. */
const mostInLine = 26;

/** A name as a painter sets it out: in one line, else in two, broken at the space nearest the middle. */
function setOut(sign: string): readonly string[] {
  if (sign.length <= mostInLine) return [sign];
  const middle = sign.length / 2;
  const spaces = [...sign.matchAll(/\s/g)].map(({ index }) => index);
  const [place = -1] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const isNear = place >= 0 && Math.abs(place - middle) < middle / 2;
  const end = Math.ceil(middle);
  return isNear
    ? [sign.slice(0, place), sign.slice(place + 1)]
    : [`${sign.slice(0, end).trimEnd()}-`, sign.slice(end).trimStart()];
}

/** The shop from across the road, its name on the board, with the dog on the mat. */
export function ShopFront({ label, sign }: { label: string | undefined; sign: string }) {
  const lines = setOut(sign);
  return (
    <Drawing viewBox="0 -160 560 800" fill="end" whole label={label}>
      <path fill={paper4} d="M-900-900h2360V640H-900z" />
      <path fill={paper3} d="M-900-20H0v620h-900zM560 10h900v590H560z" />
      <path fill={paper6} d="M-900-26H0v14h-900zM560 4h900v14H560z" />
      <path fill={paper1} d="M16-90h528v390H16z" />
      <path fill={surfaceDeep} d="M60-120h70v40H60z" />
      <path fill={paper2} d="M66-146h22v26H66zM102-138h22v18h-22z" />
      <path fill={paper6} d="M4-96h552v22H4zM16 18h528v10H16z" />
      <path fill={paper6} d={frames + sills} />
      <path fill={surfaceTint} d={panes} />

      <path fill={surfaceDeep} d="M2 282h556v76H2z" />
      <path fill="none" stroke={spark} strokeWidth="3" d="M12 292h536v56H12z" />
      {lines.map((line, place) => (
        <text
          key={line}
          x="280"
          y={lines.length === 1 ? 332 : 317 + place * 25}
          fill={spark}
          fontFamily={vars.font.display}
          fontSize={lines.length === 1 ? 34 : 24}
          textAnchor="middle"
          textLength={lines.length === 1 ? 480 : 508}
          lengthAdjust="spacingAndGlyphs"
        >
          {line.toUpperCase()}
        </text>
      ))}

      <path fill={surfaceDeep} d="M16 358h528v234H16z" />
      <path fill={surfaceTint} d="M36 374h260v158H36z" />
      <path fill={paper6} d="M60 532L214 374h52L112 532z" />
      <path fill={accent} d="M150 532v-22h-34v-26h60l10-62q2-10 14-8l12 2q10 2 8 14l-18 80h-16v22z" />
      <path fill="none" stroke={spark} strokeWidth="8" d="M36 374h260v158H36zM166 374v158" />
      <path fill={paper3} d="M32 544h268v48H32zM322 374h116v218H322z" />
      <path fill={surfaceTint} d="M338 390h84v112h-84z" />
      <path fill={paper6} d="M350 502l62-112h10v18l-52 94z" />
      <path fill={spark} d="M360 522h40v8h-40zM420 470h10v34h-10z" />
      <Pole x={468} y={368} width={48} />

      <path fill={paper6} d="M-900 592h2360v48H-900z" />
      <path
        fill={paper4}
        d="M-900 592h2360v6H-900zM84 598h4l-20 42h-4zM236 598h4l-6 42h-4zM396 598h4l12 42h-4z"
      />
      <path fill={paper2} d="M312 584h136v14H312z" />
      <path
        fill={ink}
        d="M268 606q-10-42 16-58l-4-22-12 2q-8-2-6-10l14-4q4-14 18-14l8-8 4 14q8 8 4 22 14 24 10 60l6 18zM316 600q16 4 20-16l6 2q-2 26-26 24z"
      />
      <circle cx="284" cy="512" r="2.4" fill={paper6} />
      <path fill={spark} d="M282 534l20-6 2 7-21 6z" />
    </Drawing>
  );
}
