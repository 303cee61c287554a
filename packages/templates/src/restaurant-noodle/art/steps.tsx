import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import type { Drawings } from '../../design/show.tsx';
import { paint, skins } from './paint.ts';

const [pale, brown, tan] = skins;

interface StepProps {
  label: string | undefined;
}

/** A round picture: whoever eats, and the rim of a bowl. */
function Round({ label, ground, children }: StepProps & { ground: string; children: ReactNode }) {
  return (
    <Drawing label={label} viewBox="0 0 200 200">
      <path fill={ground} d="M0 0h200v200H0z" />
      {children}
    </Drawing>
  );
}

const noodle = { fill: 'none', stroke: paint.noodle, strokeWidth: 16, strokeLinecap: 'round' } as const;

const Rim = ({ body, mark }: { body: string; mark: string }) => (
  <g>
    <path fill={body} d="M28 146h144c0 34-18 48-34 54H62c-16-6-34-20-34-54z" />
    <path stroke={mark} strokeWidth="11" strokeLinecap="round" d="M29 146h142" />
  </g>
);

function FindTheEnd({ label }: StepProps) {
  return (
    <Round label={label} ground={paint.broth}>
      <path stroke={paint.nori} strokeWidth="9" strokeLinecap="round" d="M92 66L200-20" />
      <path {...noodle} d="M84 142c-30-20 30-30 8-54S84 44 104 56c10 6 4 18 8 26" />
      <path {...noodle} d="M112 144c0-20 26-20 26 0M48 144c0-20 26-20 26 0" />
      <path stroke={paint.nori} strokeWidth="9" strokeLinecap="round" d="M90 78L214 16" />
      <Rim body={paint.china} mark={paint.indigo} />
      <path stroke={paint.indigo} strokeWidth="9" d="M62 158l8 42M100 158v42M138 158l-8 42" />
    </Round>
  );
}

function LeanIn({ label }: StepProps) {
  return (
    <Round label={label} ground={paint.egg}>
      <path fill={paint.indigo} d="M-6 200c0-70 30-96 66-96l40 96z" />
      <path fill={paint.nori} d="M36 92C16 20 92-2 132 34c14 14 16 30 10 44z" />
      <circle cx="100" cy="84" r="46" fill={pale.skin} />
      <path fill={paint.nori} d="M56 92c-6-50 30-66 72-40-22 0-38 8-46 20-8 0-14 6-12 20z" />
      <path fill={pale.nose} d="M138 80l22 26-24 2z" />
      <path
        d="M114 84q6 5 12 0M118 122q10 4 14-4"
        fill="none"
        stroke={paint.nori}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Rim body={paint.broth} mark={paint.china} />
    </Round>
  );
}

function Slurp({ label }: StepProps) {
  return (
    <Round label={label} ground={paint.onion}>
      <path fill={paint.nori} d="M40 74C38 4 162 4 160 74l4 40H36z" />
      <path fill={brown.skin} d="M50 74c0-60 100-60 100 0 0 44-24 66-50 66s-50-22-50-66z" />
      <path fill={paint.nori} d="M48 72c0-60 104-60 104 0-40 0-60-12-68-24-4 14-18 24-36 24z" />
      <path
        d="M66 76q8 8 16 0M118 76q8 8 16 0"
        fill="none"
        stroke={paint.nori}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path fill={brown.nose} d="M100 72l11 28H89z" />
      <circle cx="100" cy="114" r="13" fill={paint.nori} />
      <path {...noodle} d="M100 114c0 14-14 12-14 34" />
      <Rim body={paint.china} mark={paint.broth} />
      <path stroke={paint.broth} strokeWidth="10" d="M36 172h128" />
    </Round>
  );
}

function DrinkTheRest({ label }: StepProps) {
  return (
    <Round label={label} ground={paint.indigo}>
      <path fill={paint.broth} d="M30 200c0-40 30-52 70-52s70 12 70 52z" />
      <path fill={paint.mushroom} d="M46 84C40 12 160 12 154 84z" />
      <circle cx="100" cy="96" r="50" fill={tan.skin} />
      <path fill={paint.mushroom} d="M48 92c0-60 104-60 104 0-30-6-40-20-46-30-10 16-30 28-58 30z" />
      <circle cx="100" cy="116" r="58" fill={paint.china} />
      <circle
        cx="100"
        cy="116"
        r="44"
        fill="none"
        stroke={paint.indigo}
        strokeWidth="8"
        strokeDasharray="14 9"
      />
      <circle cx="100" cy="116" r="22" fill={paint.shade} />
      <path fill={paint.broth} d="M84 116q14-14 26 0l10-8v16l-10-8q-12 14-26 0z" />
      <path
        d="M36 108q14-6 22 6M36 124q12-2 22 4M164 108q-14-6-22 6M164 124q-12-2-22 4"
        fill="none"
        stroke={tan.skin}
        strokeWidth="13"
        strokeLinecap="round"
      />
    </Round>
  );
}

/** What is done with a bowl, by name. */
export const steps = {
  'find-the-end': ({ alt }) => <FindTheEnd label={alt} />,
  'lean-in': ({ alt }) => <LeanIn label={alt} />,
  slurp: ({ alt }) => <Slurp label={alt} />,
  'drink-the-rest': ({ alt }) => <DrinkTheRest label={alt} />,
} satisfies Drawings;
