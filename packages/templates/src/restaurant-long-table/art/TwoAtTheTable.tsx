import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Two people at the table's end, a loaf between them, half torn already. */
export function TwoAtTheTable({ label }: { label: string | undefined }) {
  const [fair, olive] = paint.skins;
  const [fairShade, oliveShade] = paint.shades;
  return (
    <Drawing label={label} viewBox="0 0 520 520" fill="end">
      <path fill={paint.lemon} d="M-400-500h1320v1200H-400z" />
      <circle cx="260" cy="150" r="136" fill={paint.pulp} />
      <g transform="translate(18 0)">
        <path fill={paint.china} d="M34 470q-4-150 62-178l38-10q30 30 60 0l38 10q64 30 56 178z" />
        <path fill={paint.olive} d="M104 300l16-6v60h88v-60l14 6v170H104z" />
        <path fill={olive} d="M138 236h52v48q-26 26-52 0z" />
        <path fill={oliveShade} d="M138 246q26 20 52 0v18q-26 22-52 0z" />
        <path fill={olive} d="M110 176q0-58 54-58t54 58v26q-4 54-54 56-50-2-54-56z" />
        <path fill={paint.ink} d="M104 190q-14-88 60-88t60 88q-6-46-36-54-40 20-70 12-10 16-14 42z" />
        <g fill={paint.wineDark}>
          <circle cx="118" cy="116" r="18" />
          <circle cx="148" cy="100" r="20" />
          <circle cx="182" cy="100" r="20" />
          <circle cx="211" cy="116" r="18" />
        </g>
        <circle cx="144" cy="188" r="6" fill={paint.ink} />
        <circle cx="186" cy="188" r="6" fill={paint.ink} />
        <path fill={oliveShade} d="M164 184v34h-18q6-20 18-34z" />
        <path fill="none" stroke={paint.ink} strokeWidth="5" strokeLinecap="round" d="M146 232q18 14 36 0" />
      </g>
      <g transform="translate(-34 10)">
        <path fill={paint.steelDark} d="M262 470q-8-130 54-164l40-12q30 24 60 0l42 12q60 34 54 164z" />
        <path
          fill="none"
          stroke={paint.china}
          strokeWidth="12"
          d="M284 350q100 30 204 0M270 396q116 30 232 0M266 440q120 26 238 0"
        />
        <path fill={fair} d="M360 244h52v54q-26 22-52 0z" />
        <path fill={fair} d="M332 170q0-62 54-62t54 62v38q-4 58-54 60-50-2-54-60z" />
        <path fill={paint.crabDark} d="M332 198q8 24 28 22 26-16 52 0 20 2 28-22 8 100-54 102-62-2-54-102z" />
        <path fill="none" stroke={fair} strokeWidth="6" strokeLinecap="round" d="M368 240q18 12 36 0" />
        <circle cx="366" cy="186" r="6" fill={paint.ink} />
        <circle cx="408" cy="186" r="6" fill={paint.ink} />
        <path fill={fairShade} d="M386 182v34h18q-6-20-18-34z" />
        <path
          fill="none"
          stroke={paint.ink}
          strokeWidth="5"
          strokeLinecap="round"
          d="M354 168l22-4M396 164l22 4"
        />
      </g>
      <path fill={paint.linen} d="M-400 458h1320v242H-400z" />
      <path fill={paint.olive} d="M-400 494h1320v206H-400z" />
      <path fill={paint.crustDark} d="M176 470q-8-58 84-60 92 2 84 60-84 14-168 0z" />
      <path fill={paint.crust} d="M186 464q-4-46 74-46 24 0 40 6l-14 12 10 12-14 10 4 10q-52 4-100-4z" />
      <path fill={paint.crumb} d="M300 424l-14 12 10 12-14 10 4 10q30-2 52-6 2-28-38-38z" />
      <path fill={olive} d="M96 420q40-8 96 18 8 18-10 20-50-8-92-6z" />
      <path fill={fair} d="M424 420q-40-8-90 18-8 18 10 20 46-8 86-6z" />
    </Drawing>
  );
}
