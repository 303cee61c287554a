import { vars } from '@awning/ui/theme';
import { paint } from './paint.ts';

export interface RunnerProps {
  /** Which of four skins, for the arms and the parting. */
  skin?: 0 | 1 | 2 | 3;
  vest: string;
  hair: string;
  /** How the hair is worn, from above. */
  cut?: 'short' | 'bun' | 'tail' | 'cap';
  /** Which foot is off the ground: the shadow shows it. */
  stride?: 'left' | 'right';
}

// The shadow's limbs, as somebody standing in the sun would see them from the side: feet at 0, 0, running to the right.
const strides = {
  left: {
    legs: 'M2-96 36-78 22-34 40-30M2-96-12-50-54-46-60-58',
    arms: 'M8-148-24-124-6-100M8-148 34-122 60-138',
  },
  right: {
    legs: 'M2-96 12-48-8-2 8 0M2-96 26-60-16-40-34-46',
    arms: 'M8-148-16-116 10-102M8-148 24-116 50-118',
  },
};

/**
 * A runner seen from above on the way up the page, in a box of 300 by 160: head, shoulders, arms. The rest is told by
 * the shadow, which a low sun on the right throws to the left.
 */
export function Runner({ skin = 0, vest, hair, cut = 'short', stride = 'left' }: RunnerProps) {
  const { legs, arms } = strides[stride];
  const bare = paint.skins[skin];
  const turned = stride === 'left' ? 1 : -1;

  return (
    <>
      <g
        transform="translate(236 92) rotate(-90) scale(.86 1.12)"
        fill="none"
        stroke={paint.dark}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".42"
      >
        <path strokeWidth="17" d={legs} />
        <path strokeWidth="12" d={arms} />
        <path strokeWidth="30" d="M2-100 9-150" />
        <path strokeWidth="32" d="M17-178h1" />
      </g>
      <g transform={`translate(240 84) scale(${turned} 1)`}>
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path stroke={paint.dark} strokeWidth="13" d="M14-30v-10M-14 36v12" />
          <path stroke={bare} strokeWidth="13" d="M31-4l9-24-20-14M-31 6l-12 22 8 18" />
        </g>
        <ellipse fill={vest} rx="37" ry="17" transform="rotate(-10)" />
        <circle fill={bare} cy="-12" r="15" />
        <circle fill={hair} cy="-7" r={cut === 'cap' ? 17 : 16} />
        {cut === 'bun' && <circle fill={hair} cy="10" r="9" />}
        {cut === 'tail' && <path fill={hair} d="M-6 4Q-16 26-2 42 8 24 6 4z" />}
        {cut === 'cap' && <path fill={hair} d="M-14-14Q0-44 14-14z" />}
        {cut === 'short' && <path stroke={bare} strokeWidth="2" d="M-5-21l2 14" />}
      </g>
    </>
  );
}

/** The colour of hair that has had its turn of being another. */
export const grey = `color-mix(in srgb, ${vars.color.inkMuted} 35%, ${vars.color.paper4})`;
