import { Drawing, type DrawingProps } from '@awning/ui/primitives';
import { tiles } from './tiles.ts';

const hairCuts = {
  /** A bathing cap, with the band that keeps it on. */
  cap: 'M80 104q-4-52 40-52t40 52q-40-18-80 0z',
  short: 'M80 106q-8-58 40-58t40 58q-4-16-14-24-26 8-52 0-10 8-14 24z',
  bun: 'M104 36a16 16 0 1 1 32 0 16 16 0 0 1-3 10q30 8 28 62-6-24-18-34-30 10-46 6-12 8-18 28-2-54 28-62a16 16 0 0 1-3-10z',
  none: '',
} as const;

export interface PortraitProps extends Pick<DrawingProps, 'label'> {
  wall: string;
  skin: string;
  /** Of the nose and the neck. */
  shade: string;
  hair: keyof typeof hairCuts;
  hairPaint: string;
  beard?: boolean;
  shirt: string;
}

/** Grout between tiles of 24, as on the wall behind. */
const joints = Array.from({ length: 39 }, (_, place) => place * 24 - 336)
  .map((at) => `M${at}-336V600M-336 ${at}H600`)
  .join('');

/** A member of staff, from the shoulders up, before a tiled wall. */
export function Portrait({ label, wall, skin, shade, hair, hairPaint, beard = false, shirt }: PortraitProps) {
  return (
    <Drawing label={label} viewBox="0 0 240 240" fill="end">
      <path fill={wall} d="M-336-336H600V600H-336z" />
      <path fill="none" stroke={tiles.w} strokeOpacity="0.45" strokeWidth="1.5" d={joints} />
      <path fill={shirt} d="M28 240q4-54 54-64l38-8 38 8q50 10 54 64z" />
      <path fill={shade} d="M102 140h36v30q-18 22-36 0z" />
      <path fill={skin} d="M82 98q0-46 38-46t38 46v14q0 46-38 46t-38-46z" />
      <path fill={skin} d="M76 104q0-9 7-9v22q-7 0-7-13zM164 104q0-9-7-9v22q7 0 7-13z" />
      {beard && (
        <path
          fill={hairPaint}
          d="M82 112q8 12 16 14 22-8 44 0 8-2 16-14 2 58-38 58t-38-58zM108 140q12 9 24 0-12-5-24 0z"
          fillRule="evenodd"
        />
      )}
      <path fill={hairPaint} d={hairCuts[hair]} />
      {hair === 'cap' && <path fill="none" stroke={tiles.w} strokeWidth="4" d="M81 96q39-17 78 0" />}
      <g fill={tiles.k}>
        <ellipse cx="105" cy="108" rx="3.4" ry="4" />
        <ellipse cx="135" cy="108" rx="3.4" ry="4" />
      </g>
      <path
        fill="none"
        stroke={shade}
        strokeWidth="3.4"
        strokeLinecap="round"
        d="M120 110v14h-5M98 98q7-4 14-1M128 97q7-3 14 1"
      />
      <path
        fill="none"
        stroke={beard ? tiles.w : tiles.r}
        strokeWidth="3.6"
        strokeLinecap="round"
        d="M109 139q11 8 22 0"
      />
      <path
        fill="none"
        stroke={tiles.w}
        strokeOpacity="0.7"
        strokeWidth="4"
        strokeLinecap="round"
        d="M102 172l18 18 18-18"
      />
    </Drawing>
  );
}
