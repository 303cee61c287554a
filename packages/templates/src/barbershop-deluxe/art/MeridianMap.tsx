import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { Dusk, Mirrored } from './Mirrored.tsx';
import { paint } from './palette.css.ts';

export interface MeridianMapProps {
  label: string;
  /** The number on the door. */
  number: string;
  /** What is written on the streets. */
  names: { lane: string; upper: string; lower: string; river: string; subway: string; bus: string };
}

const blocks =
  'M24-300h152l10 128-162 14zM206-300h210l16 108-218 18zM446-300h380v62l-364 44zM24-118l166-14 8 128-174 14zM220-134l214-18 16 128-222 18zM464-154l362-42v128l-348 42zM24 48l176-14 6 86-182 10zM230 32l222-18 12 90-228 14zM484 12l342-42v96l-330 36z';
const windows =
  'M-140-100v0M-160-24v0M-70-220v0M-120-260v0M-260-90v0M-310-50v0M-360-110v0M-270-230v0M-340-270v0M-80 90v0M-150 76v0M-300 80v0M-410 60v0M-520-80v0M-560-130v0M-620-70v0M-540-260v0M-640 20v0';

/** The streets round the shop, by night on one side and by day on the other, folded along the lane it stands in. */
export function MeridianMap({ label, number, names }: MeridianMapProps) {
  const street = { fontFamily: vars.font.text, fontSize: 19, fontWeight: 600 };
  return (
    <Drawing label={label} viewBox="-800 -300 1600 600" fill="middle">
      <path fill={paint.silver} d="M0-900h2400V900H0z" />
      <path fill={paint.night} d="M0-900h-2400V900H0z" />
      <path fill={paint.gown} fillOpacity="0.8" d={blocks} />
      <path fill={paint.enamel} d={blocks} transform="scale(-1 1)" />
      <Mirrored>
        <path fill={paint.jar} d="M0 190c260-6 520-60 860-80v600H0z" />
        <path
          fill="none"
          stroke={paint.gown}
          strokeOpacity="0.3"
          strokeWidth="4"
          d="M60 232c190-8 360-40 560-70M120 272c200-12 340-40 560-76"
        />
      </Mirrored>
      <Dusk depth={0.3} />
      <path stroke={paint.lamp} strokeWidth="9" strokeLinecap="square" d={windows} />
      <path fill={paint.chrome} d="M-17 176h34v420h-34z" />
      <g fill={paint.gown} textAnchor="end" {...street}>
        <text transform="translate(-34 -132) rotate(5)">{names.upper}</text>
        <text transform="translate(-34 36) rotate(4.5)">{names.lower}</text>
        <text x="-60" y="250">
          {names.river}
        </text>
        <text x="-124" y="-48">
          {names.subway}
        </text>
      </g>
      <g fill={paint.night} {...street}>
        <text transform="translate(34 58) rotate(86)">{names.lane}</text>
        <text x="124" y="-48">
          {names.bus}
        </text>
      </g>
      <path fill={paint.lamp} d="M-112-65h22v22h-22zM90-65h22v22H90z" />
      <circle cx="0" cy="-66" r="46" fill={paint.lamp} />
      <circle cx="0" cy="-66" r="39" fill="none" stroke={paint.night} strokeWidth="2" />
      <text
        y="-45"
        textAnchor="middle"
        fill={paint.night}
        fontFamily={vars.font.display}
        fontSize="60"
        fontWeight={vars.font.displayWeight}
      >
        {number}
      </text>
    </Drawing>
  );
}
