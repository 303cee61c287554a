import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import type { Drawings } from '../../design/show.tsx';
import { paint, shade } from './paint.ts';

interface Figure {
  skin: string;
  hair: string;
  top: string;
  legs: string;
  /** From the neck to the seat, then each limb, then where the head is. */
  back: string;
  near: string;
  far: string;
  arms: string;
  feet: string;
  head: readonly [x: number, y: number];
  /** Behind them and under them. */
  room: ReactNode;
  /** The way they look: 1 to the end, -1 over the shoulder. */
  looks?: 1 | -1;
}

const { skins, red, yellow, cobalt, sky, black, grey } = paint;
const worktop = <path fill={black} d="M176 128h64v8h-6v98h-8v-98h-50z" />;
const kettle = <path fill={yellow} d="M196 96q14-14 28 0l6 32h-40zM188 104l-8 8 10 4z" />;

const poses = {
  heelToToe: {
    skin: skins.pale,
    hair: grey,
    top: red,
    legs: black,
    head: [112, 44],
    back: 'M112 78V138',
    near: 'M112 140 122 186 124 220',
    far: 'M110 140 102 186 94 220',
    arms: 'M114 86 146 112 184 122',
    feet: 'M90 231h22M122 231h24',
    room: (
      <>
        {worktop}
        {kettle}
      </>
    ),
  },
  stork: {
    skin: skins.dark,
    hair: black,
    top: yellow,
    legs: cobalt,
    head: [116, 42],
    back: 'M116 76V136',
    near: 'M116 138 140 176 116 202',
    far: 'M114 138 114 190 114 222',
    arms: 'M118 84 148 112 186 124',
    feet: 'M112 231h26M114 208l18 6',
    room: (
      <>
        {worktop}
        <path fill={red} d="M204 104h20v24h-20z" />
      </>
    ),
  },
  chair: {
    skin: skins.brown,
    hair: black,
    top: cobalt,
    legs: red,
    head: [136, 58],
    back: 'M126 90 96 140',
    near: 'M96 146 146 158 138 222',
    far: 'M92 148 134 170 124 222',
    arms: 'M124 96 148 116 120 122',
    feet: 'M136 231h26M122 231h20',
    room: <path fill={black} d="M34 78h10v84h62v9H94v63h-8v-63H44v63H34z" />,
  },
  tiptoe: {
    skin: skins.fair,
    hair: red,
    top: sky,
    legs: black,
    head: [118, 32],
    back: 'M118 66V126',
    near: 'M118 128 122 172 118 216',
    far: 'M114 128 110 172 102 216',
    arms: 'M120 74 148 102 186 122',
    feet: 'M122 226l20 6M106 226l18 6',
    room: (
      <>
        {worktop}
        {kettle}
      </>
    ),
  },
  clock: {
    skin: skins.dark,
    hair: black,
    top: red,
    legs: cobalt,
    head: [98, 40],
    back: 'M98 74V134',
    near: 'M100 136 136 176 172 210',
    far: 'M98 136 100 186 96 218',
    arms: 'M98 82 132 92 164 84',
    feet: 'M94 228h28M174 216l20 2',
    room: (
      <g fill="none" stroke={black} strokeWidth="3">
        <ellipse cx="98" cy="230" rx="92" ry="18" fill={yellow} />
        <path d="M98 212v8M98 240v8M6 230h12M178 230h12" />
      </g>
    ),
  },
  bothWays: {
    skin: skins.pale,
    hair: black,
    top: cobalt,
    legs: black,
    head: [120, 42],
    looks: -1,
    back: 'M118 76 114 136',
    near: 'M114 138 146 178 154 220',
    far: 'M112 138 98 184 72 216',
    arms: 'M116 86 140 116 158 106',
    feet: 'M156 229h26M70 224l24 8',
    room: (
      <>
        <path fill={red} d="M14 232h212v5H14z" />
        <path
          fill={black}
          d="M186 204q10-26 22-14l2-12 8 8 8-6v16q0 12-10 14l2 22h-6l-4-18-8 18h-6l2-20-8-2q-12-6-14-22z"
        />
      </>
    ),
  },
} satisfies Record<string, Figure>;

type Pose = keyof typeof poses;

/** An exercise: a figure seen from the side, at its worktop. */
function Exercise({ pose, label }: { pose: Pose; label: string | undefined }) {
  const figure: Figure = poses[pose];
  const { skin, hair, top, legs, back, near, far, arms, feet, head, room, looks = 1 } = figure;

  return (
    <Drawing label={label} viewBox="0 0 240 240">
      {room}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={skin} strokeWidth="13" d={feet} />
        <path stroke={shade(legs)} strokeWidth="20" d={far} />
        <path stroke={legs} strokeWidth="20" d={near} />
        <path stroke={skin} strokeWidth="18" d={`M${head[0]} ${head[1]}v32`} />
        <path stroke={top} strokeWidth="40" d={back} />
        <path stroke={shade(top)} strokeWidth="15" d={arms} />
      </g>
      <g transform={`translate(${head[0]} ${head[1]}) scale(${looks} 1)`}>
        <path fill={skin} d="M0-24Q24-22 23-2l8 10-8 3Q22 26 2 26-22 24-22 0T0-24" />
        <path fill={hair} d="M-24 12Q-32-32 4-30 26-28 24-8 6-16-4-2-8 14-24 12" />
      </g>
    </Drawing>
  );
}

export const exercises: Drawings = {
  'heel-to-toe': ({ alt }) => <Exercise pose="heelToToe" label={alt} />,
  stork: ({ alt }) => <Exercise pose="stork" label={alt} />,
  'up-from-chair': ({ alt }) => <Exercise pose="chair" label={alt} />,
  tiptoe: ({ alt }) => <Exercise pose="tiptoe" label={alt} />,
  clock: ({ alt }) => <Exercise pose="clock" label={alt} />,
  'both-ways': ({ alt }) => <Exercise pose="bothWays" label={alt} />,
};
