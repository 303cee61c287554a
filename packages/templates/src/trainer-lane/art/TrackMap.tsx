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
        d="M-300 392Q200 342 470 412T1200 312M120-200 160 460M330-200l20 580M760-200l30 580"
      />
      <path fill={paint.water} d="M-300 500Q120 410 420 452T1200 400V900H-300z" />
      <path fill="none" stroke={paint.dark} strokeWidth="10" d="M-300 172 1200 112" />
      <path fill="none" stroke={paint.sun} strokeWidth="4" strokeDasharray="18 12" d="M-300 172 1200 112" />
      <g transform="translate(560 272) rotate(-8) scale(.9)">
        <rect x="-152" y="-88" width="304" height="176" rx="88" fill={paint.tartan} />
        <g fill="none" stroke={paint.white} strokeWidth="3">
          <rect x="-140" y="-76" width="280" height="152" rx="76" />
          <rect x="-128" y="-64" width="256" height="128" rx="64" />
          <rect x="-116" y="-52" width="232" height="104" rx="52" />
        </g>
        <rect x="-104" y="-40" width="208" height="80" rx="40" fill={paint.grass} />
        <circle cx="146" cy="0" r="7" fill={paint.sun} />
      </g>
      <circle cx="232" cy="151" r="26" fill={paint.sun} />
      <g fill={paint.dark} fontFamily={vars.font.text} fontSize="22" fontWeight="700">
        <text x="223" y="159">
          M
        </text>
        <text transform="translate(268 134) rotate(-2.3)">Wallsend</text>
        <text transform="translate(212 366) rotate(5)">Slipway Road</text>
        <text transform="translate(560 478) rotate(-3)">The Tyne</text>
        <text textAnchor="middle" transform="translate(562 279) rotate(-8)">
          You, soon
        </text>
      </g>
    </Drawing>
  );
}
