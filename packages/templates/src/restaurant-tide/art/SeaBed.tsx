import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

// Behind what lies there, and before it.
const dune = 'M-400 380V322Q200 270 700 318T1500 300Q1800 290 2000 320V380z';
const shoal = 'M-400 380V352Q300 316 820 350T1600 334Q1840 330 2000 346V380z';

/** The bottom alone, with nothing on it. */
export function Sand() {
  return (
    <Drawing viewBox="0 0 1600 380" fill="end">
      <path fill={paint.wetSand} d={dune} />
      <path fill={paint.sand} d={shoal} />
    </Drawing>
  );
}

/** What lies at the bottom of this sea, in the little light there is: the ribs of a wreck, an anchor, a fridge, a turbot. */
export function SeaBed({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 1600 380" fill="end">
      <g fill={paint.blue}>
        <path d="M862 340Q900 90 1010 40l14 8Q926 130 910 340zM960 340Q990 130 1080 78l14 10Q1010 170 1004 340zM1056 340Q1076 170 1150 128l12 12Q1100 210 1098 340zM1148 340Q1160 220 1216 184l12 12Q1188 250 1190 340z" />
        <path d="M820 300Q1000 350 1290 236l8 18Q1040 380 820 330z" />
      </g>
      <path fill={paint.wetSand} d={dune} />
      <g fill={paint.silver} transform="rotate(-24 640 250)">
        <path d="M630 104h24v206h-24zM578 132h128v20H578z" />
        <path
          fillRule="evenodd"
          d="M642 46a34 34 0 1 1 0 68 34 34 0 0 1 0-68zm0 18a16 16 0 1 0 0 32 16 16 0 0 0 0-32z"
        />
        <path d="M540 226l-10 58 22-10q32 66 90 66t90-66l22 10-10-58-46 28 18 8q-22 42-74 46-52-4-74-46l18-8z" />
      </g>
      <path fill={paint.sand} d={shoal} />
      <g transform="rotate(9 1350 240)">
        <path fill={paint.foam} d="M1300 130h96v210h-96z" />
        <path fill={paint.silver} d="M1300 200h96v8h-96zM1380 150h8v36h-8zM1380 222h8v46h-8z" />
      </g>
      <path fill={paint.wetSand} d="M1270 346q80-26 170-6v20h-170z" />
      <g transform="translate(90 262)">
        <path fill={paint.blue} d="M0 92Q70 14 190 40L262 74 330 52 312 86 326 110 256 92Q150 130 0 92Z" />
        <path fill={paint.wetSand} d="M22 90Q80 34 182 56L236 82Q130 108 22 90Z" />
        <circle cx="64" cy="62" r="15" fill={paint.foam} />
        <circle cx="98" cy="50" r="15" fill={paint.foam} />
        <circle cx="60" cy="62" r="7" fill={paint.abyss} />
        <circle cx="94" cy="50" r="7" fill={paint.abyss} />
      </g>
      <path fill={paint.sand} d="M60 358q170 4 400-4v24H60z" />
    </Drawing>
  );
}
