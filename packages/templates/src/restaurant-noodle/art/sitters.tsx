import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import type { Drawings } from '../../design/show.tsx';
import { paint, skins } from './paint.ts';

interface SitterProps {
  coat: string;
  skin: string;
  /** Over the head, which is a circle of 21 round 50, 38. */
  hair: ReactNode;
  /** On the back of the coat. */
  back?: ReactNode;
}

/** Somebody from behind, down to the seat. */
function Sitter({ coat, skin, hair, back }: SitterProps) {
  return (
    <Drawing viewBox="0 0 100 150">
      <path fill={skin} d="M41 50h18v22H41z" />
      <circle cx="50" cy="38" r="21" fill={skin} />
      <path fill={skin} d="M27 34h8v12h-8zM65 34h8v12h-8z" />
      {hair}
      <path fill={coat} d="M12 150V98c0-26 16-35 38-35s38 9 38 35v52z" />
      {back}
    </Drawing>
  );
}

const [pale, brown, tan, dark] = skins;

const Bun = () => (
  <Sitter
    coat={paint.broth}
    skin={pale.skin}
    hair={<path fill={paint.mushroom} d="M29 42C24 2 76 2 71 42q-21 20-42 0zM50 4a11 11 0 1 1-.1 0z" />}
    back={<path stroke={paint.china} strokeWidth="7" d="M12 104h76M12 122h76M12 140h76" />}
  />
);

const Bobble = () => (
  <Sitter
    coat={paint.onion}
    skin={dark.skin}
    hair={
      <g fill={paint.egg}>
        <path d="M27 36C25 6 75 6 73 36z" />
        <circle cx="50" cy="9" r="9" />
        <path fill={paint.china} d="M26 32h48v10H26z" />
      </g>
    }
  />
);

const Afro = () => (
  <Sitter
    coat={paint.china}
    skin={brown.skin}
    hair={<circle cx="50" cy="32" r="31" fill={paint.nori} />}
    back={<path d="M34 66q16 22 32 0" fill="none" stroke={paint.broth} strokeWidth="8" />}
  />
);

const Bald = () => (
  <Sitter
    coat={paint.mushroom}
    skin={pale.skin}
    hair={<path fill={paint.shade} d="M29 40q21 18 42 0v10q-21 16-42 0z" />}
    back={<path stroke={paint.nori} strokeWidth="4" d="M50 64v86M12 112h76" opacity=".4" />}
  />
);

const Long = () => (
  <Sitter
    coat={paint.egg}
    skin={tan.skin}
    hair={<path fill={paint.nori} d="M27 40C22 4 78 4 73 40l4 26H23z" />}
    back={<path fill={paint.nori} d="M23 62h54l3 46q-30 14-60 0z" />}
  />
);

/** By their heads, which is what is seen of them. */
export const sitters = {
  bun: () => <Bun />,
  bobble: () => <Bobble />,
  afro: () => <Afro />,
  long: () => <Long />,
  bald: () => <Bald />,
} satisfies Drawings;
