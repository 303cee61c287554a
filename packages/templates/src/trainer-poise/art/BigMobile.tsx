import { Drawing } from '@awning/ui/primitives';
import { Balancer } from './Balancer.tsx';
import { paint } from './paint.ts';

/** The signature: somebody on one leg, in balance with five discs. Its wire begins at the top edge. */
export function BigMobile({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 740 660" reach="over">
      <g fill="none" stroke={paint.wire} strokeWidth="2.5">
        <path d="M370 0V78M196 78H604M196 78 60 640M196 78 332 640M604 78v72M476 150H690M476 150v180M690 150v72M640 222H712M712 222v40M640 222v118M590 340H700M590 340v160M700 340v80M668 420H722M668 420v30M722 420v138" />
      </g>
      <path fill={paint.black} d="M46 638H346v9H46z" />
      <g transform="translate(196 638)">
        <Balancer
          skin="fair"
          hair="bob"
          tint={paint.grey}
          top={paint.cobalt}
          legs={paint.black}
          shoes={paint.red}
        />
      </g>
      <circle cx="476" cy="414" r="84" fill={paint.red} />
      <circle cx="712" cy="290" r="28" fill={paint.black} />
      <circle cx="590" cy="556" r="56" fill={paint.yellow} />
      <circle cx="668" cy="484" r="34" fill={paint.cobalt} />
      <circle cx="722" cy="576" r="18" fill={paint.red} />
      <path fill={paint.wire} d="M370 70a8 8 0 1 1-.1 0" />
    </Drawing>
  );
}
