import { useId, type ReactNode } from 'react';
import { ground } from '@awning/ui/theme/ground';
import { vars } from '@awning/ui/theme';
import * as styles from './LaidTable.css.ts';

const { color, street, shadow } = vars;

export interface LaidTableProps {
  /** The sections that lie on the runner, in the order they are served. */
  children: ReactNode;
}

/** Makes a long table of a page, seen from above: sections lie on the runner, and places are laid down both sides. */
export function LaidTable({ children }: LaidTableProps) {
  return (
    <div className={`${ground.plain} ${styles.root}`}>
      <Places side="start" />
      <Places side="end" />
      <div className={`${ground.deep} ${styles.runner}`}>{children}</div>
    </div>
  );
}

const { pitch } = styles;
const glasses = [color.paper2, street.paper, color.paper2, color.paper1];

// Diners who sit across have their forks at the other hand.
const turned = { start: '', end: ` rotate(180 100 ${pitch / 2})` };

function Places({ side }: { side: 'start' | 'end' }) {
  const id = useId();

  return (
    <svg className={styles.side[side]} aria-hidden="true" focusable="false">
      <pattern id={id} width="200" height={pitch * 4} patternUnits="userSpaceOnUse">
        {[<Roll key="roll" />, <Olives key="olives" />, <Stalk key="stalk" />, <Lemon key="lemon" />].map(
          (served, place) => (
            <g key={served.key} transform={`translate(0 ${place * pitch})${turned[side]}`}>
              <Place glass={glasses[place]} fall={side === 'start' ? 1 : -1}>
                {served}
              </Place>
            </g>
          ),
        )}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

interface PlaceProps {
  /** What is on the plate. */
  children: ReactNode;
  /** What is in the glass, as a colour. */
  glass?: string | undefined;
  /** Which way shadows fall, so that both sides of the table have one lamp. */
  fall: 1 | -1;
}

/** For a diner at the left: a fork above, a knife below, a glass to hand. */
function Place({ children, glass = street.paper, fall }: PlaceProps) {
  return (
    <>
      <g fill={shadow.cast} transform={`translate(${4 * fall} ${7 * fall})`}>
        <circle cx="92" cy="164" r="66" />
        <circle cx="168" cy="258" r="21" />
      </g>
      <g fill={color.paper3}>
        <path d="M26 75h74q8-10 22-10h34v4h-30v4h30v4h-30v4h30v4h-34q-14 0-22-6H26z" />
        <path d="M26 258h50v8H26zM80 256h62q8 12-12 13H80z" />
      </g>
      <circle cx="92" cy="164" r="66" fill={street.paper} />
      <circle cx="92" cy="164" r="45" fill="none" stroke={street.paperLine} strokeWidth="2" />
      <circle cx="168" cy="258" r="21" fill={street.paper} />
      <circle cx="168" cy="258" r="16" fill={glass} stroke={street.paperLine} strokeWidth="2" />
      {children}
    </>
  );
}

/** A roll, torn, with its crumbs. */
function Roll() {
  return (
    <g fill={color.paper4}>
      <path d="M66 150q10-24 34-18l-6 12 8 8-10 12 6 10q-28 8-36-8z" />
      <circle cx="116" cy="172" r="3" />
      <circle cx="124" cy="160" r="2" />
      <circle cx="110" cy="186" r="2" />
    </g>
  );
}

/** Three olives, and a stone. */
function Olives() {
  return (
    <g fill={color.paper5}>
      <ellipse cx="82" cy="152" rx="12" ry="9" />
      <ellipse cx="104" cy="166" rx="9" ry="12" />
      <ellipse cx="80" cy="178" rx="11" ry="8" fill={color.paper2} />
      <circle cx="102" cy="142" r="3" fill={color.paper4} />
    </g>
  );
}

/** What is left of grapes. No kitchen is known by it, as it would be by the bones of a fish. */
function Stalk() {
  return (
    <path
      fill="none"
      stroke={color.paper3}
      strokeWidth="4"
      strokeLinecap="round"
      d="M56 174q36-2 74-20M74 173l-8-18M84 171l10 18M94 168l-8-22M104 165l14 14M113 161l-6-18M122 157l14 4"
    />
  );
}

/** A lemon, squeezed. */
function Lemon() {
  return (
    <>
      <circle cx="92" cy="164" r="21" fill={color.paper1} />
      <path stroke={street.paper} strokeWidth="3" d="M92 147v34M77 156l30 16M107 156l-30 16" />
    </>
  );
}
