import { vars } from '@awning/ui/theme';

const { ink } = vars.color;

const lobes = [
  'translate(0 270)',
  'translate(0 222) rotate(-3)',
  'translate(0 176)',
  'translate(0 132) scale(.9) rotate(-6)',
  'translate(0 92) scale(.76) rotate(-12)',
  'translate(0 58) scale(.58) rotate(-22)',
];

/**
 * What every picture of the site is cut along, once a page: `Piece` lays them down. Each is cut from `color`, and from
 * `fill` where there is a second paper.
 */
export function Stencils() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <path id="cut-lobe" d="M0 6C4-26 34-44 66-38 56-30 58-22 50-14 34 4 14 10 0 6z" />
      <g id="cut-side">
        {lobes.map((transform) => (
          <use key={transform} href="#cut-lobe" transform={transform} />
        ))}
      </g>
      <symbol id="cut-frond" viewBox="0 0 140 330">
        <g fill="currentColor">
          <path d="M67 24q6-26 8 0l4 306h-16z" />
          <use href="#cut-side" x="70" />
          <use href="#cut-side" transform="translate(70) scale(-1 1)" />
        </g>
      </symbol>
      <symbol id="cut-eucalyptus" viewBox="0 0 120 300">
        <g fill="currentColor">
          <path d="M57 300Q70 160 55 20l6-1Q78 160 64 300z" />
          <circle cx="57" cy="18" r="13" />
          <ellipse cx="34" cy="56" rx="22" ry="17" transform="rotate(24 34 56)" />
          <ellipse cx="86" cy="70" rx="22" ry="17" transform="rotate(-24 86 70)" />
          <ellipse cx="32" cy="112" rx="26" ry="20" transform="rotate(20 32 112)" />
          <ellipse cx="94" cy="130" rx="25" ry="20" transform="rotate(-20 94 130)" />
          <ellipse cx="34" cy="178" rx="28" ry="22" transform="rotate(16 34 178)" />
          <ellipse cx="96" cy="200" rx="24" ry="20" transform="rotate(-16 96 200)" />
        </g>
      </symbol>
      <symbol id="cut-tulip" viewBox="0 0 100 110">
        <path fill="currentColor" d="M8 14Q34 14 50 0q16 14 42 14 14 92-42 96Q-6 106 8 14z" />
        <path opacity=".55" d="M50 0Q20 40 30 104q-34-16-22-90 26 0 42-14z" />
        <path d="M50 22q18 40 0 88-18-48 0-88z" />
      </symbol>
      <path id="cut-petal" d="M0-6C-30-22-30-62-4-70 26-74 32-24 0-6z" />
      <symbol id="cut-anemone" viewBox="-76 -76 152 152">
        <g fill="currentColor">
          {[0, 58, 121, 178, 239, 301].map((turn) => (
            <use key={turn} href="#cut-petal" transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle r="23" />
        <circle r="15" fill={ink} />
        <circle
          r="31"
          fill="none"
          stroke={ink}
          strokeWidth="5"
          strokeDasharray="1 9.8"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="cut-ranunculus" viewBox="-70 -70 140 140">
        <path
          fill="currentColor"
          d="M-6-68q40-10 54 22 32 20 16 56-2 42-44 46-32 24-60-4-38-14-26-54-12-44 26-54 12-14 34-12z"
        />
        <path d="M-4-46q28-8 36 14 24 12 12 38-4 30-34 30-24 14-42-6-22-14-12-38 0-28 22-32 8-6 18-6z" />
        <path fill="currentColor" d="M0-28q20 0 22 18 10 18-10 28-20 10-30-6-12-16 2-30 6-10 16-10z" />
        <path d="M0-12q12 2 10 14-6 12-16 6-10-12 6-20z" />
      </symbol>
      <symbol id="cut-daisy" viewBox="-60 -60 120 120">
        <g stroke="currentColor" strokeWidth="17" strokeLinecap="round">
          <path d="M0-48V48M-48 0H48M-34-34L34 34M-34 34L34-34" />
          <path strokeWidth="11" d="M-18-44L18 44M18-44L-18 44M-44-18L44 18M-44 18L44-18" />
        </g>
        <circle r="17" />
      </symbol>
      <symbol id="cut-bells" viewBox="0 0 100 300">
        <path d="M46 300Q38 150 49 10h6Q46 150 54 300z" />
        <path
          fill="currentColor"
          d="M52 6q12 8 6 22-12 4-16-6 2-14 10-16zM46 40q-26 0-30 28 18 8 34-8zM56 60q28 0 32 32-20 8-36-10zM46 94q-32 2-38 38 24 10 42-12zM52 120q36 2 42 42-26 10-46-14zM46 158q-38 2-42 46 28 12 48-16z"
        />
      </symbol>
      <symbol id="cut-snowdrop" viewBox="0 0 100 100">
        <path d="M22 98Q20 16 52 8q14-4 16 18l-7 2q-2-14-8-12Q30 30 31 98z" />
        <circle cx="64" cy="32" r="9" />
        <path
          fill="currentColor"
          d="M62 34q-30 14-26 52 20-8 27-38zM66 34q30 12 28 50-22-6-28-36zM64 36q18 26 1 58-18-32-1-58z"
        />
      </symbol>
      <symbol id="cut-sweet-pea" viewBox="0 0 100 100">
        <path fill="currentColor" d="M50 60Q-6 66 4 26 20-4 50 18 80-4 96 26 106 66 50 60z" />
        <path d="M50 40Q22 44 24 66q8 24 26 12 18 12 26-12 2-22-26-26z" />
        <path fill="currentColor" d="M50 52q-12 10-6 28 6 14 12 0 6-18-6-28z" />
      </symbol>
      <symbol id="cut-pod" viewBox="0 0 100 100">
        <path d="M46 100V66h8v34z" />
        <path fill="currentColor" d="M50 26q32 2 30 30-4 20-30 22-26-2-30-22-2-28 30-30z" />
        <path d="M24 22l8-12 6 9 12-13 12 13 6-9 8 12-12 10H36z" />
      </symbol>
      <symbol id="cut-jug" viewBox="0 0 140 150">
        <path fill="none" stroke="currentColor" strokeWidth="13" d="M108 40q34-6 26 32-8 24-26 26" />
        <path fill="currentColor" d="M20 6q40 10 94-4-8 30-2 62 14 52-14 84H36Q8 120 24 66 30 34 20 6z" />
      </symbol>
      <symbol id="cut-snips" viewBox="0 0 200 120">
        <g fill="none" stroke="currentColor" strokeWidth="12">
          <ellipse cx="34" cy="28" rx="26" ry="19" transform="rotate(16 34 28)" />
          <ellipse cx="34" cy="92" rx="26" ry="19" transform="rotate(-16 34 92)" />
        </g>
        <path d="M54 80Q120 34 196 16q4 10-6 18L66 96z" />
        <path d="M54 40q66 46 142 64 4-10-6-18L66 24z" />
        <circle cx="98" cy="60" r="6" fill={ink} />
      </symbol>
    </svg>
  );
}
