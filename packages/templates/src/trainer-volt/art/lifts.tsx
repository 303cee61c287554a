import { Drawing, type DrawingProps } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import type { Drawings } from '../../design/show.tsx';
import { paint } from './paint.ts';

interface LiftProps extends Pick<DrawingProps, 'label' | 'fill' | 'whole'> {
  /** Chalk where the drawing stands on volt. */
  weight?: 'volt' | 'chalk';
}

interface Joints {
  leg: string;
  torso: string;
  arm: string;
  head: readonly [x: number, y: number];
  backLeg?: string;
}

/** Somebody made of four limbs and a head, in the ink of whatever they stand on. */
function Lifter({ leg, torso, arm, head: [x, y], backLeg }: Joints) {
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      {backLeg && <path stroke={paint.steel} strokeWidth="34" d={backLeg} />}
      <path strokeWidth="34" d={leg} />
      <path strokeWidth="46" d={torso} />
      <path stroke={paint.skin} strokeWidth="22" d={arm} />
      <g transform={`translate(${x} ${y})`}>
        <circle cx="-19" cy="-23" r="14" fill={paint.skinShade} stroke="none" />
        <path fill={paint.skin} stroke="none" d="M0-25q22 0 25 21l7 10-7 3q-2 16-25 16a25 25 0 0 1 0-50z" />
        <path fill={paint.skinShade} stroke="none" d="M13-22Q-2-14-5 4q-6 4-7 12l-8-1A26 26 0 0 1 13-22z" />
        <path stroke={paint.black} strokeWidth="3.5" d="M8-5h8M11 12q6 2 10-2" />
      </g>
    </g>
  );
}

const Weight = ({
  at: [x, y],
  r,
  of,
}: {
  at: readonly [number, number];
  r: number;
  of: 'volt' | 'chalk';
}) => <circle cx={x} cy={y} r={r} fill={paint[of]} stroke={paint.black} strokeWidth="4" />;

const Hub = ({ at: [x, y] }: { at: readonly [number, number] }) => (
  <circle cx={x} cy={y} r="9" fill={paint.black} />
);

function Frame({
  children,
  ...frame
}: Pick<LiftProps, 'label' | 'fill' | 'whole'> & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 300 292" {...frame}>
      {children}
    </Drawing>
  );
}

/** Sit down, stand up. */
function Squat({ weight = 'volt', ...frame }: LiftProps) {
  return (
    <Frame {...frame}>
      <Weight at={[128, 112]} r={62} of={weight} />
      <Lifter
        leg="M104 200l92 4-24 70h34"
        torso="M154 118l-46 74"
        arm="M156 122l26 24-40-28"
        head={[180, 74]}
      />
      <Hub at={[128, 112]} />
    </Frame>
  );
}

/** Pick it up off the floor. */
function Hinge({ weight = 'volt', ...frame }: LiftProps) {
  return (
    <Frame {...frame}>
      <Weight at={[186, 222]} r={62} of={weight} />
      <Lifter leg="M98 156l46 56-20 62h36" torso="M192 112l-90 42" arm="M188 116l-2 100" head={[228, 92]} />
      <Hub at={[186, 222]} />
    </Frame>
  );
}

/** Put it overhead. */
function Press({ weight = 'volt', ...frame }: LiftProps) {
  return (
    <Frame {...frame}>
      <Weight at={[172, 58]} r={48} of={weight} />
      <Lifter
        backLeg="M140 196l-24 36-4 40h22"
        leg="M146 196l14 36 2 40h26"
        torso="M146 146l-2 42"
        arm="M150 140l34-32-12-46"
        head={[136, 98]}
      />
      <Hub at={[172, 58]} />
    </Frame>
  );
}

/** Walk with it. */
function Carry({ weight = 'volt', ...frame }: LiftProps) {
  return (
    <Frame {...frame}>
      <Lifter
        backLeg="M146 176l-26 52-44 38"
        leg="M146 176l46 40 2 58h32"
        torso="M150 106l-4 62"
        arm="M150 106l22 46 4 46"
        head={[158, 62]}
      />
      <path
        fill={paint[weight]}
        stroke={paint.black}
        strokeWidth="4"
        d="M158 196q0-22 18-22t18 22q32 8 32 44a50 46 0 0 1-100 0q0-36 32-44zm12 0q6-6 12 0z"
      />
    </Frame>
  );
}

const lift = (name: string, Lift: (props: LiftProps) => ReactNode): Drawings => ({
  [name]: ({ alt }) => <Lift label={alt} />,
  [`${name}-large`]: ({ alt }) => <Lift label={alt} fill="end" whole weight="chalk" />,
});

/** What is lifted, and the same filling a larger place. */
export const lifts: Drawings = {
  ...lift('squat', Squat),
  ...lift('hinge', Hinge),
  ...lift('press', Press),
  ...lift('carry', Carry),
};
