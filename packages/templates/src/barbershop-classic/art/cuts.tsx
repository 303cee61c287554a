import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import type { Drawn } from '../../design/show.tsx';
import { Head, Line } from './Head.tsx';
import { hairs, paper3, skins } from './paint.ts';

const { rose, pale, tan, brown } = skins;
const { black, chestnut, fair } = hairs;

const cut = (head: ReactNode) => {
  const drawn = ({ alt }: Drawn) => (
    <Drawing viewBox="0 -10 120 150" reach="over" label={alt}>
      {head}
    </Drawing>
  );
  return drawn;
};

/** One head to a haircut. */
export const cuts = {
  crew: cut(
    <Head skin={rose}>
      <path fill={chestnut} d="M30 58q-4-42 30-42t30 42l-5-13q-25-14-50 0z" />
      <Line d="M52 82q8 5 16 0" />
    </Head>,
  ),
  'side-part': cut(
    <Head skin={pale}>
      <path fill={black} d="M30 62q-6-30 8-46Q52 4 74 8q24 8 16 54l-5-20q-26 4-42-16-2 14-9 18z" />
      <Line d="M52 83q8 3 16 0M42 54q5-4 11-1M67 53q6-3 11 1" />
    </Head>,
  ),
  'flat-top': cut(
    <Head skin={brown}>
      <path fill={black} d="M31 62L27-2h66l-4 64-4-22H36z" />
      <Line light d="M50 83q10 6 20 0" />
    </Head>,
  ),
  quiff: cut(
    <Head skin={tan}>
      <path
        fill={black}
        d="M29 72q-3-22 1-34Q16 2 54 0q44-10 42 26-1 14-5 18 1 14 0 28l-7-8V44Q62 46 44 34q-8 10-8 14v16z"
      />
      <Line d="M53 84q9 2 14-3M42 52l11 2M67 54l11-3" />
    </Head>,
  ),
  afro: cut(
    <Head skin={brown}>
      <path fill={black} d="M31 66Q8 58 12 34 16 4 46-2q30-8 50 14 24 34-7 54l-3-22q-26-10-52 0z" />
      <path fill={black} d="M36 80q4 14 24 14t24-14q2 20-24 22-26-2-24-22z" />
      <Line light d="M52 85q8 4 16 0" />
    </Head>,
  ),
  bald: cut(
    <Head skin={rose}>
      <path fill={chestnut} d="M30 62q6 12 12 14 18-6 36 0 6-2 12-14 4 48-30 50-34-2-30-50z" />
      <path fill="#fff" opacity=".45" d="M44 32q8-6 16-6-10 6-13 12z" />
      <Line light d="M51 86q9 5 18 0" />
    </Head>,
  ),
  long: cut(
    <>
      <path fill={fair} d="M22 104q-8-62 10-86 28-22 56 0 18 24 10 86-16 8-26-2H48q-10 10-26 2z" />
      <Head skin={pale} cape={paper3}>
        <path fill={fair} d="M30 58q-2-44 32-42 32 0 28 42-4-22-24-30-20 12-36 30z" />
        <Line d="M52 83q8 4 16 0" />
      </Head>
    </>,
  ),
  'short-back': cut(
    <Head skin={tan}>
      <path fill={black} d="M34 44Q28 14 60 12q34 0 27 34l-3-8q-22-6-40-4-6 2-10 10z" />
      <path fill={black} opacity=".45" d="M31 62q0-12 3-20l4 4v18zM89 62q0-12-3-20l-4 4v18z" />
      <path fill={black} d="M60 78q-14-2-22 8 12 4 22-2 10 6 22 2-8-10-22-8z" />
    </Head>,
  ),
};
