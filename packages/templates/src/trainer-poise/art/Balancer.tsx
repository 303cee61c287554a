import { paint, shade } from './paint.ts';

export interface BalancerProps {
  skin: keyof typeof paint.skins;
  hair: keyof typeof cuts;
  /** What the hair, the top and the legs are cut from. */
  tint: string;
  top: string;
  legs: string;
  /** On their feet. */
  shoes: string;
}

/** Somebody on one leg, arms out: the middle of the foot stands at 0, 0, the hair ends 452 above. */
export function Balancer({ skin, hair, tint, top, legs, shoes }: BalancerProps) {
  const flesh = paint.skins[skin];
  return (
    <>
      {cuts[hair].behind && <path fill={tint} d={cuts[hair].behind} />}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={flesh} strokeWidth="21" d="M-96-330-176-356M96-320 178-336" />
        <path stroke={shade(legs)} strokeWidth="40" d="M20-186 92-140 42-74" />
        <path stroke={top} strokeWidth="38" d="M-24-314-104-332M24-314 104-320" />
      </g>
      <path fill={shoes} d="M32-86 60-64 44-28Q34-20 28-32L16-66z" />
      <path fill={legs} d="M-34-200H30L15-14H-13z" />
      <path fill={shoes} d="M-18-22H14Q40-18 46 0H-18z" />
      <path fill={shade(flesh)} d="M-14-376H14V-326H-14z" />
      <path fill={top} d="M-42-333Q0-320 42-333L62-178Q0-156-62-178z" />
      <path fill={flesh} d="M-36-404Q-36-448 0-448T36-404Q36-356 0-354T-36-404" />
      <path fill={shade(flesh)} d="M1-408 15-382Q6-378-3-380z" />
      <path
        fill="none"
        stroke={shade(shade(flesh))}
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M-12-368Q0-360 11-368"
      />
      <path fill={paint.black} d="M-16-402a3.6 3.6 0 1 1-.1 0M18-402a3.6 3.6 0 1 1-.1 0" />
      <path fill={tint} d={cuts[hair].before} />
    </>
  );
}

const cuts = {
  bob: {
    behind: 'M-42-364Q-60-460 0-462T42-364z',
    before: 'M-38-396Q-44-460 4-460 48-456 38-396 34-424 12-434-18-418-38-396',
  },
  bun: {
    behind: 'M0-500a26 26 0 1 1-.1 0',
    before: 'M-38-396Q-46-456 0-458T38-396Q30-432 0-430T-38-396',
  },
  short: {
    behind: '',
    before: 'M-37-398Q-48-456-2-460 50-462 37-398 34-426 18-432-14-426-30-430-34-420-37-398',
  },
  bald: {
    behind: '',
    before:
      'M-36-398Q-40-372-26-354-10-338 0-338T26-354Q40-372 36-398 30-376 12-380 0-374-12-380-30-376-36-398',
  },
  scarf: {
    behind: 'M-44-336Q-62-470 0-470T44-336z',
    before: 'M-38-350Q-56-466 0-466T38-350Q40-440 0-440T-38-350M-40-350Q0-330 40-350L46-318Q0-300-46-318z',
  },
  curls: {
    behind:
      'M-40-420a26 26 0 0 1 22-44 30 30 0 0 1 44 0 26 26 0 0 1 18 44 22 22 0 0 1-8 36h-68a22 22 0 0 1-8-36',
    before: 'M-37-402Q-42-452 0-456T37-402Q30-426 0-428T-37-402',
  },
} as const;
