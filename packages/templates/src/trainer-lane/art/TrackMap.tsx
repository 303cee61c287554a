import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { paint } from './paint.ts';

/** The streets round the track: the Metro above, the river below, and the one red thing in the middle. */
export function TrackMap({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 900 600" fill="middle">
      <path fill={paint.sky} d="M-300-200h1500v1000H-300z" />
      <path
        fill="none"
        stroke={paint.white}
        strokeWidth="24"
        d="M-300 190 1200 120M-300 400Q200 350 470 420T1200 330M120-200 170 480M330-200l20 560M720-200l40 580"
      />
      <path fill={paint.water} d="M-300 560Q120 420 420 490T1200 420V900H-300z" />
      <path fill="none" stroke={paint.dark} strokeWidth="10" d="M-300 92 1200 22" />
      <path fill="none" stroke={paint.sun} strokeWidth="4" strokeDasharray="18 12" d="M-300 92 1200 22" />
      <g transform="translate(560 262) rotate(-8)">
        <rect x="-152" y="-88" width="304" height="176" rx="88" fill={paint.tartan} />
        <g fill="none" stroke={paint.white} strokeWidth="3">
          <rect x="-140" y="-76" width="280" height="152" rx="76" />
          <rect x="-128" y="-64" width="256" height="128" rx="64" />
          <rect x="-116" y="-52" width="232" height="104" rx="52" />
        </g>
        <rect x="-104" y="-40" width="208" height="80" rx="40" fill={paint.grass} />
        <circle cx="146" cy="0" r="7" fill={paint.sun} />
      </g>
      <circle cx="222" cy="67" r="26" fill={paint.sun} />
      <g fill={paint.dark} fontFamily={vars.font.text} fontSize="22" fontWeight="700">
        <text x="213" y="75">
          M
        </text>
        <text transform="translate(262 48) rotate(-2.7)">Wallsend</text>
        <text transform="translate(30 384) rotate(-5)">Slipway Road</text>
        <text transform="translate(640 148) rotate(-2.7)">Ropery Lane</text>
        <text transform="translate(600 510) rotate(-3)">The Tyne</text>
        <text textAnchor="middle" transform="translate(562 270) rotate(-8)">
          You, soon
        </text>
      </g>
    </Drawing>
  );
}
