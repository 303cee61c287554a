import { Drawing } from '@awning/ui/primitives';
import { Balancer } from './Balancer.tsx';
import { paint } from './paint.ts';

/** The signature: somebody on one leg, in balance with five discs. Its wire begins at the top edge. */
export function BigMobile({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 740 660" reach="over">
      <g fill="none" stroke={paint.wire} strokeWidth="2.5">
        <path d="M316 0V78M196 78H604M196 78 60 640M196 78 332 640M604 78v76M462 154H690M462 154v42M690 154v62M604 216H714M604 216v90M714 216v30M540 306H660M540 306v74M660 306v66M628 372H706M628 372v52M706 372v24" />
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
      <circle cx="462" cy="266" r="70" fill={paint.red} />
      <circle cx="714" cy="268" r="24" fill={paint.black} />
      <circle cx="540" cy="428" r="48" fill={paint.yellow} />
      <circle cx="628" cy="458" r="34" fill={paint.cobalt} />
      <circle cx="706" cy="412" r="18" fill={paint.red} />
      <path fill={paint.wire} d="M316 70a8 8 0 1 1-.1 0" />
    </Drawing>
  );
}
