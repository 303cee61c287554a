import { skins, paint, type Skin } from './paint.ts';

/** How a body is bent: paths from the feet up, in a space where the floor is 0 and a head stands at −84. */
interface Pose {
  legs: string;
  torso: string;
  arms: string;
  /** Where the head's middle is. */
  head: readonly [x: number, y: number];
}

const poses = {
  /** Back straight, plate at the shin. */
  pull: { legs: 'M2-4l12-18-26-14', torso: 'M-10-38l20-20', arms: 'M12-58l2 38', head: [23, -70] },
  /** Facing us, both hands above the head. */
  press: {
    legs: 'M-11-4l3-36M11-4l-3-36',
    torso: 'M0-44v-22',
    arms: 'M-10-70l-14-14 2-24M10-70l14-14-2-24',
    head: [0, -85],
  },
  /** Leaning on something that does not want to go. */
  push: {
    legs: 'M-38-4l20-16 8-16M-8-4l6-18-8-14',
    torso: 'M-8-38l22-14',
    arms: 'M16-54l26 2',
    head: [28, -62],
  },
  row: {
    legs: 'M-12-26l26-14 16 22',
    torso: 'M-14-30l-6-22',
    arms: 'M-20-54l18 14 20-2',
    head: [-19, -71],
  },
  /** From a pipe overhead, heels behind. */
  hang: {
    legs: 'M-6-50l-2 22-8 14M7-50l0 22-6 14',
    torso: 'M0-54v-22',
    arms: 'M-10-80l-9-36M10-80l9-36',
    head: [0, -97],
  },
  stand: {
    legs: 'M-8-4l2-36M9-4l-3-36',
    torso: 'M0-44v-22',
    arms: 'M-11-70l-5 18 2 16M11-70l5 18-2 16',
    head: [0, -85],
  },
  carry: {
    legs: 'M-17-4l10-18 6-18M13-4l-2-20-9-16',
    torso: 'M0-44l2-22',
    arms: 'M-6-68l-6 36M10-68l6 36',
    head: [5, -85],
  },
} as const satisfies Record<string, Pose>;

interface LifterProps {
  x: number;
  y: number;
  pose: keyof typeof poses;
  skin: Skin;
  /** Faces the other way. */
  back?: boolean;
  top?: string;
  legs?: string;
  hair?: string;
}

/** Somebody training, seen across a deck: limbs of one width, a head with a nose. */
export function Lifter({
  x,
  y,
  pose,
  skin,
  back = false,
  top = paint.blue,
  legs = paint.asphalt,
  hair = paint.ink,
}: LifterProps) {
  const { legs: legPath, torso, arms, head } = poses[pose];
  const [headX, headY] = head;
  const { skin: tone, nose } = skins[skin];

  return (
    <g transform={`translate(${x} ${y})${back ? ' scale(-1 1)' : ''}`} fill="none" strokeLinejoin="round">
      <path stroke={legs} strokeWidth="12" strokeLinecap="square" d={legPath} />
      <path stroke={top} strokeWidth="23" strokeLinecap="round" d={torso} />
      <path stroke={tone} strokeWidth="8" strokeLinecap="round" d={arms} />
      <circle cx={headX} cy={headY} r="10.5" fill={tone} />
      <path fill={nose} d={`M${headX + 5} ${headY - 3}l8 6h-8z`} />
      <path fill={hair} d={`M${headX - 11} ${headY + 2}a11 11 0 0 1 20-8l-9 2-3 7z`} />
    </g>
  );
}
