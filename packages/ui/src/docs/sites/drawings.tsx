import type { ReactNode } from 'react';
import { Drawing } from '../../primitives/index.ts';
import { vars } from '../../theme/contract.css.ts';

const { paper1, paper2, paper3, paper4, paper5, paper6, spark, line } = vars.color;

interface Scene {
  label: string;
  children: ReactNode;
}

function Scene({ label, children }: Scene) {
  return (
    <Drawing viewBox="0 0 480 560" fill="middle" label={label}>
      <path fill={paper4} d="M-400-400h1280v1360H-400z" />
      {children}
    </Drawing>
  );
}

export const Pole = () => (
  <Scene label="A barber’s pole between two mirrors">
    <path fill={paper3} d="M-400 440h1280v520H-400z" />
    <path fill={paper2} d="M30 130h110v210H30zM340 130h110v210H340z" />
    <path fill={paper6} d="M42 142h86v186H42zM352 142h86v186h-86z" />
    <path fill={paper6} d="M188 110h104v330H188z" />
    <path
      fill={paper1}
      d="M188 150l104-40v52l-104 40zM188 278l104-40v52l-104 40zM188 406l104-40v52l-104 22z"
    />
    <path fill={paper3} d="M188 214l104-40v16l-104 40zM188 342l104-40v16l-104 40z" />
    <path fill={paper2} d="M172 92h136v22H172zM172 436h136v26H172zM204 70q36-46 72 0v22h-72z" />
    <path fill={paper5} d="M150 462h180v14H150z" />
  </Scene>
);

export const Lemons = () => (
  <Scene label="A bowl of lemons and an olive branch on a table">
    <path fill={paper3} d="M-400 392h1280v568H-400z" />
    <path fill={paper6} d="M96 330h288q-12 112-144 112T96 330z" />
    <path fill={line} d="M82 318h316v16H82z" />
    <ellipse cx="178" cy="288" rx="62" ry="46" fill={paper2} transform="rotate(-18 178 288)" />
    <ellipse cx="296" cy="284" rx="64" ry="46" fill={paper2} transform="rotate(16 296 284)" />
    <ellipse cx="238" cy="246" rx="62" ry="45" fill={spark} transform="rotate(-6 238 246)" />
    <path fill="none" stroke={paper1} strokeWidth="7" d="M64 210Q190 120 400 150" />
    <path
      fill={paper1}
      d="M120 176q-8-46 40-66 10 46-40 66zM196 146q6-46 58-54-4 46-58 54zM286 136q30-38 74-22-24 38-74 22zM150 160q44 2 52 44-44-2-52-44zM250 140q40 12 36 54-40-10-36-54z"
    />
    <circle cx="336" cy="176" r="17" fill={paper5} />
    <circle cx="102" cy="216" r="17" fill={paper5} />
  </Scene>
);

export const Kettlebell = () => (
  <Scene label="A kettlebell on a rubber floor">
    <path fill={paper5} d="M-400-400h1280v1360H-400z" />
    <path fill={paper2} d="M-400 430L880 330v90L-400 520z" />
    <path fill="none" stroke={paper1} strokeWidth="38" d="M172 236q-16-122 68-122t68 122" />
    <circle cx="240" cy="338" r="128" fill={paper1} />
    <path fill={paper5} d="M176 320h128v44H176z" />
    <path fill={paper1} d="M190 330h16v24h-16zM218 330h16v24h-16zM246 330h16v24h-16zM274 330h16v24h-16z" />
    <path fill={paper3} d="M160 458h160v14H160z" />
  </Scene>
);

export const Barbell = () => (
  <Scene label="A loaded barbell on a rack">
    <path fill={paper3} d="M-400 452h1280v508H-400zM96 60h34v400H96zM350 60h34v400h-34z" />
    <path fill={paper5} d="M-40 236h560v18H-40z" />
    <path fill={paper1} d="M18 128h34v234H18zM428 128h34v234h-34z" />
    <path fill={paper2} d="M-20 158h30v174h-30zM470 158h30v174h-30z" />
    <path fill={paper6} d="M82 256h62v18H82zM336 256h62v18h-62z" />
  </Scene>
);

export const Bouquet = () => (
  <Scene label="A bunch of peonies wrapped in paper">
    <path
      fill="none"
      stroke={paper3}
      strokeWidth="10"
      d="M160 220l66 190M242 190v220M324 214l-66 196M200 150l34 250"
    />
    <path
      fill={paper3}
      d="M112 300q-52-40-34-96 58 22 34 96zM372 296q56-34 42-92-60 16-42 92zM276 150q6-60 58-72 6 58-58 72z"
    />
    <circle cx="152" cy="196" r="66" fill={paper1} />
    <circle cx="152" cy="196" r="40" fill={paper2} />
    <circle cx="330" cy="190" r="62" fill={paper2} />
    <circle cx="330" cy="190" r="36" fill={paper1} />
    <circle cx="240" cy="152" r="72" fill={paper6} />
    <circle cx="240" cy="152" r="26" fill={paper5} />
    <path fill={paper2} d="M120 312l120 44 120-44-72 220h-96z" />
    <path fill={paper1} d="M186 420h108l-6 26h-96z" />
  </Scene>
);

export const Van = () => (
  <Scene label="A van with its back doors open, full of flowers">
    <path fill={paper2} d="M-400 410h1280v550H-400z" />
    <path fill={paper3} d="M60 170h360q18 0 18 18v220H42V188q0-18 18-18z" />
    <path fill={paper5} d="M110 196h260v176H110z" />
    <path fill={paper3} d="M110 196L26 172v232l84-32zM370 196l84-24v232l-84-32z" />
    <path fill={paper6} d="M96 230l-54-14v68l54-2zM384 230l54-14v68l-54-2z" />
    <path fill={paper1} d="M128 372v-52h104v52zM248 372v-52h104v52z" />
    <circle cx="156" cy="296" r="30" fill={paper2} />
    <circle cx="206" cy="286" r="34" fill={paper6} />
    <circle cx="276" cy="290" r="32" fill={paper4} />
    <circle cx="326" cy="296" r="28" fill={paper2} />
    <path fill={paper5} d="M78 408h70v40H78zM332 408h70v40h-70z" />
    <path fill={spark} d="M42 376h30v22H42zM408 376h30v22h-30z" />
  </Scene>
);

/** One flower on a card, drawn in the colour it is sold in. */
export const Stem = ({ kind }: { kind: 'tulip' | 'daisy' | 'thistle' }) => (
  <Drawing viewBox="0 0 120 140">
    <path fill="none" stroke={paper3} strokeWidth="6" d="M60 60v80" />
    <path fill={paper3} d="M60 120q-38-4-40-36 36 2 40 36zM60 126q34-6 36-34-32 4-36 34z" />
    {kind === 'tulip' && <path fill={paper1} d="M30 18l16 18L60 12l14 24 16-18q8 56-30 56T30 18z" />}
    {kind === 'daisy' && (
      <>
        <path
          fill="none"
          stroke={paper2}
          strokeWidth="16"
          strokeLinecap="round"
          d="M60 16v52M34 42h52M42 24l36 36M78 24L42 60"
        />
        <circle cx="60" cy="42" r="14" fill={paper6} />
      </>
    )}
    {kind === 'thistle' && (
      <>
        <path fill={paper3} d="M38 46h44q0 34-22 34T38 46z" />
        <path fill={paper4} d="M34 46l-4-30 14 16 6-22 10 20 10-20 6 22 14-16-4 30z" />
      </>
    )}
  </Drawing>
);
