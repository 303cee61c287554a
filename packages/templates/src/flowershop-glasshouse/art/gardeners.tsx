import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import { Leaf } from './Leaf.tsx';
import { paint, skins } from './paint.ts';

const { leaf, forest, moss, lime, lemon, white, iron, bloom, rose, bottle, haze, clay, glass } = paint;

export interface GardenerProps {
  label?: string | undefined;
}

interface SitterProps extends GardenerProps {
  ground: string;
  complexion: (typeof skins)[keyof typeof skins];
  coat: string;
  /** Behind the head. */
  behind?: ReactNode;
  /** Over the face, which is 72 wide round 120, 104. */
  hair: ReactNode;
  /** Before everything. */
  front?: ReactNode;
}

function Sitter({ label, ground, complexion: { skin, nose }, coat, behind, hair, front }: SitterProps) {
  return (
    <Drawing label={label} viewBox="0 0 240 230" fill="end" whole>
      <path fill={ground} d="M-600-600h1440v1440h-1440z" />
      {behind}
      <path fill={nose} d="M100 130h40v40h-40z" />
      <path fill={coat} d="M40 240c0-56 24-82 60-86q20 16 40 0c36 4 60 30 60 86z" />
      <path fill={skin} d="M84 88q36-54 72 0v24q-4 42-36 42t-36-42z" />
      <circle cx="82" cy="108" r="10" fill={skin} />
      <circle cx="158" cy="108" r="10" fill={skin} />
      <path fill={nose} d="M119 98q12 20 2 24-10 2-10-5z" />
      <path fill={iron} d="M98 99h9v7h-9zM133 99h9v7h-9z" />
      <path fill="none" stroke={iron} strokeWidth="4" strokeLinecap="round" d="M106 136q14 8 28 0" />
      {hair}
      {front}
    </Drawing>
  );
}

export const GreyBun = ({ label }: GardenerProps) => (
  <Sitter
    label={label}
    ground={haze}
    complexion={skins.pale}
    coat={bottle}
    behind={
      <>
        <Leaf kind="fan" at={[30, 190]} turn={-20} size={1.5} fill={leaf} />
        <Leaf kind="fan" at={[214, 190]} turn={18} size={1.5} fill={moss} />
      </>
    }
    hair={
      <>
        <path
          fill={white}
          d="M78 104C66 36 174 36 162 104l-8-8q-6-30-34-32-28 2-34 32zM120 30a17 17 0 1 1-.1 0z"
        />
        <path fill="none" stroke={bloom} strokeWidth="5" d="M92 96h22v16H92zM126 96h22v16h-22zM114 102h12" />
      </>
    }
    front={<path fill={lemon} d="M92 176h56v64H92z" />}
  />
);

export const ShortBeard = ({ label }: GardenerProps) => (
  <Sitter
    label={label}
    ground={lime}
    complexion={skins.dark}
    coat={bloom}
    behind={<Leaf kind="banana" at={[200, 250]} turn={12} size={2} fill={leaf} rib={moss} />}
    hair={
      <>
        <path fill={iron} d="M80 96q0-48 40-48t40 48q-20-18-40-18t-40 18z" />
        <path
          fill={iron}
          d="M84 116q4 44 36 44t36-44q-6 16-18 16-18-6-36 0-12 0-18-16zM106 138q14 8 28 0-14-12-28 0z"
        />
      </>
    }
    front={<path fill={white} d="M104 154l16 20 16-20 8 6-24 34-24-34z" />}
  />
);

export const LongDarkHair = ({ label }: GardenerProps) => (
  <Sitter
    label={label}
    ground={glass}
    complexion={skins.brown}
    coat={lemon}
    behind={<path fill={iron} d="M72 190C52 60 82 40 120 40s68 20 48 150z" />}
    hair={<path fill={iron} d="M80 102Q84 60 118 58l-10 22q40-4 48 24 10-54-36-60-50 4-40 58z" />}
    front={
      <>
        <Leaf kind="fern" at={[70, 246]} turn={-10} size={0.9} fill={forest} />
        <path fill={rose} d="M160 62q18-18 24 4 22 8 2 22-8 20-22 4-22-8-4-30z" />
      </>
    }
  />
);

export const FlatCap = ({ label }: GardenerProps) => (
  <Sitter
    label={label}
    ground={moss}
    complexion={skins.olive}
    coat={white}
    behind={<Leaf kind="monstera" at={[30, 236]} turn={-14} size={1.5} fill={forest} rib={leaf} />}
    hair={
      <>
        <path fill={bottle} d="M76 88Q80 44 120 44t44 44zM70 84h100v12H70z" />
        <path fill={clay} d="M96 128q24-18 48 0 4 10-4 12-20-10-40 0-8-2-4-12z" />
      </>
    }
    front={<path fill={forest} d="M84 168h14v30h44v-30h14v72H84z" />}
  />
);
