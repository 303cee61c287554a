import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { paint } from './paint.ts';

/** The quay, the river and the stairs, and a plate where the table is. */
export function QuayMap({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 760 460" fill="middle">
      <path fill={paint.linen} d="M-600-400h1960V860H-600z" />
      <path fill={paint.silver} d="M-600 352q420-26 700-10t380-26 880-50V860H-600z" />
      <path fill={paint.steel} d="M-600 372q420-26 700-10t380-26 880-50v10Q900 330 480 346t-380 26-700 10z" />
      <g fill="none" stroke={paint.china}>
        <path strokeWidth="30" d="M-600 322q420-26 700-10t380-26 880-50" />
        <path
          strokeWidth="18"
          d="M-600 130Q200 100 420 70T1360 40M150-60L116 316M560-60l24 328M330-40l16 340"
        />
      </g>
      <path fill="none" stroke={paint.chinaLine} strokeWidth="18" strokeDasharray="4 6" d="M338 120l9 168" />
      <path fill={paint.leafPale} d="M400 100l140-16 14 130-140 20z" />
      <path fill={paint.leafPale} d="M-40 150l140-10-10 130-130 10z" />
      <g fill={paint.wine}>
        <path d="M620 300l70-6 16 22-14 12-74 4z" />
        <path d="M200 344l52-2 12 16-12 10h-54z" />
      </g>
      <circle cx="282" cy="252" r="44" fill={paint.shadow} />
      <circle cx="279" cy="247" r="44" fill={paint.china} />
      <circle cx="279" cy="247" r="38" fill="none" stroke={paint.lemon} strokeWidth="5" />
      <path fill={paint.crust} d="M252 250q0-24 28-24 20 0 24 14l-8 6 6 8-10 8q-38 12-40-12z" />
      <g fill={paint.ink} fontFamily={vars.font.text} fontSize="17" fontWeight="700">
        <text transform="translate(440 308) rotate(-4)">Fish Quay</text>
        <text transform="translate(366 142) rotate(86)">Ropery Stairs</text>
        <text transform="translate(430 164) rotate(-7)">Library garden</text>
        <text transform="translate(120 104) rotate(-5)">Tyne Street</text>
        <text transform="translate(400 386) rotate(-3)">The Tyne</text>
        <text transform="translate(524 68) rotate(-5)">Metro</text>
      </g>
      <circle cx="504" cy="64" r="13" fill={paint.lemon} stroke={paint.ink} strokeWidth="3" />
    </Drawing>
  );
}
