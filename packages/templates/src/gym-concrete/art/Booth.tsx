import { Drawing } from '@awning/ui/primitives';
import { paint, skins, type Skin } from './paint.ts';

const hairShades = { grey: paint.shade, ink: paint.ink, yellow: paint.yellow } as const;

const hairCuts = {
  bob: 'M92 196v-50q0-72 64-72t64 72v50h-22v-48q-30-4-50-26-14 22-34 28v46z',
  crop: 'M100 142q-2-66 56-66t56 66l-12-20H112z',
  plait: 'M96 160q-6-84 60-84t60 84l-10-18q-40-4-58-26-18 20-40 26zM208 150q26 40 14 96l-18-4q6-50-8-80z',
  none: 'M0 0',
} as const;

export interface Sitter {
  skin: Skin;
  hair: keyof typeof hairCuts;
  shade: keyof typeof hairShades;
  beard?: boolean;
}

interface BoothProps {
  label: string | undefined;
  who: Sitter;
  /** `wall` leaves room above it for a sign; `street` fills the box it stands in, with the sky behind. */
  on: 'wall' | 'street';
}

/** An attendant in the window of the ticket booth. */
export function Booth({ label, who: { skin, hair, shade, beard = false }, on }: BoothProps) {
  const { skin: tone, nose } = skins[skin];
  const tint = hairShades[shade];

  return (
    <Drawing
      label={label}
      {...(on === 'street'
        ? { viewBox: '-60 -20 432 400', fill: 'end' as const, whole: true, reach: 'over' as const }
        : { viewBox: '-40 -112 392 492' })}
    >
      {on === 'street' && <path fill={paint.yellow} d="M-900-900H1300v1700H-900z" />}
      <path fill={paint.blue} d="M0 20h312v360H0z" />
      <path fill={on === 'street' ? paint.orange : paint.yellow} d="M-14 0h340v26H-14z" />
      <path fill={paint.concrete} d="M28 52h256v228H28z" />
      <path fill={paint.slab} d="M28 52h70L28 170z" />
      <path fill={paint.orange} d="M48 280q4-62 74-70h68q70 8 74 70z" />
      <path fill={paint.yellow} d="M92 216h18v64H92zM202 216h18v64h-18z" />
      <path fill={nose} d="M134 186h44v34q-22 18-44 0z" />
      <path fill={tone} d="M106 136q0-58 50-58t50 58v18q0 54-50 54t-50-54z" />
      {beard && <path fill={tint} d="M112 168q20 8 30 2h28q10 6 30-2-2 46-44 46t-44-46z" />}
      <path fill={tint} d={hairCuts[hair]} />
      <g fill={paint.ink}>
        <circle cx="136" cy="144" r="5" />
        <circle cx="176" cy="144" r="5" />
      </g>
      <path fill={nose} d="M156 142v30h-14q4-16 14-30z" />
      <path
        fill="none"
        stroke={beard ? paint.pale : nose}
        strokeWidth="5"
        strokeLinecap="round"
        d="M142 186q14 9 28 0"
      />
      <path fill={paint.pale} d="M16 280h280v18H16z" />
      <path fill={paint.pale} d="M232 244h30v36h-30zM262 250h12v20h-12z" />
      <path fill={paint.orange} d="M232 254h30v8h-30z" />
    </Drawing>
  );
}
