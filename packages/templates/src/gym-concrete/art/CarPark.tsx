import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import type { ReactNode } from 'react';
import { Lifter } from './Lifter.tsx';
import { paint, skins } from './paint.ts';

/** Every floor, from the roof down: its sign, its own height, and how far below the sky it lies. */
const floors = [
  { sign: '3', y: 164 },
  { sign: '2', y: 276 },
  { sign: '1', y: 388 },
  { sign: 'G', y: 500 },
  { sign: '−1', y: 632 },
  { sign: '−2', y: 800 },
] as const;

export type FloorSign = (typeof floors)[number]['sign'];

const ground = 500;
const thickness = 22;

/** The car park with its wall off: somebody training on each deck, and one car that lives there. */
export function CarPark({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 640 860" fill="middle" whole reach="over">
      <path fill={paint.orange} d="M-900-900H1500V520H-900z" />
      <circle cx="500" cy="150" r="118" fill={paint.yellow} />
      <path fill={paint.asphalt} d={`M-900 ${ground}H1500v1400H-900z`} />
      <Decks />
      {floors.map(({ sign }) => {
        const Scene = scenes[sign];
        return <Scene key={sign} />;
      })}
    </Drawing>
  );
}

interface DeckProps {
  /** Which floor's people, by its sign. */
  sign: FloorSign;
  label: string | undefined;
}

/** What goes on on one floor of the car park, standing on whatever is drawn below it. */
export function Deck({ sign, label }: DeckProps) {
  const floor = floors.find((candidate) => candidate.sign === sign) ?? floors[0];
  const Scene = scenes[sign];
  const headroom = floor.y > ground ? 122 : 96;

  return (
    <Drawing label={label} viewBox={`140 ${floor.y - headroom} 460 ${headroom}`}>
      <Scene />
    </Drawing>
  );
}

/** Ground level from the street: the booth with its light on, the barrier up, somebody on the way in. */
export function Gatehouse({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="150 250 420 330" fill="end" whole reach="over">
      <path fill={paint.orange} d="M-900-900H1500V520H-900z" />
      <circle cx="392" cy="386" r="92" fill={paint.yellow} />
      <path fill={paint.shade} d="M-900 454H1500v46H-900z" />
      <path fill={paint.pale} d="M-900 250H1500v34H-900z" />
      <path fill={paint.shade} d="M-900 277H1500v7H-900zM118 284h30v216h-30zM572 284h30v216h-30z" />
      <path fill={paint.yellow} d="M118 448h30v52h-30zM572 448h30v52h-30z" />
      <path fill={paint.slab} d="M-900 500H1500v400H-900z" />
      <path fill={paint.pale} d="M-900 500H1500v10H-900z" />
      <path fill={paint.orange} d="M340 524h110l4-10 44 16-52 16 2-10H338z" />
      <Gate />
    </Drawing>
  );
}

function Decks() {
  return (
    <>
      {floors.slice(1).map(({ sign, y }, place) => {
        const above = (floors[place]?.y ?? 0) + thickness;
        const under = y > ground;
        return (
          <g key={sign}>
            <path
              fill={under ? paint.concrete : paint.shade}
              d={`M-900 ${under ? above : y - 46}H1500V${y}H-900z`}
            />
            {under && <path fill={paint.slab} d={`M-900 ${y - 40}H1500V${y}H-900z`} />}
            <path fill={paint.pale} d={`M350 ${above - 4}h40L700 ${y}h-72z`} />
            <path fill={paint.shade} d={`M350 ${above - 4}L628 ${y}h-14L336 ${above - 4}z`} />
            {[-250, 108, 604, 880].map((x) => (
              <g key={x}>
                <path fill={paint.shade} d={`M${x} ${above}h26V${y}h-26z`} />
                <path fill={paint.yellow} d={`M${x} ${y - 40}h26v40h-26z`} />
              </g>
            ))}
          </g>
        );
      })}
      {floors.map(({ sign, y }) => (
        <g key={sign}>
          <path fill={paint.pale} d={`M-900 ${y}H1500v${thickness}H-900z`} />
          <path fill={paint.shade} d={`M-900 ${y + thickness - 5}H1500v5H-900z`} />
        </g>
      ))}
      <g fill={paint.ink} fontFamily={vars.font.display} fontSize="60" fontWeight={vars.font.displayWeight}>
        {floors.map(({ sign, y }) => (
          <text key={sign} x="18" y={y - 14}>
            {sign}
          </text>
        ))}
      </g>
    </>
  );
}

function Roof() {
  return (
    <>
      <path fill={paint.asphalt} d="M312 148h74v16h-74zM318 96h8v60h-8zM370 96h8v60h-8z" />
      <path fill={paint.blue} d="M334 116h30v32h-30z" />
      <Lifter x={272} y={164} pose="push" skin="deep" top={paint.pale} legs={paint.asphalt} />
    </>
  );
}

function Parked() {
  return (
    <>
      <g transform="translate(264 276)">
        <path fill={paint.yellow} d="M0-12v-22l20-6 22-26h62l26 26 24 6v22z" />
        <path fill={paint.asphalt} d="M34-42l14-17h22v17zM78-42v-17h22l17 17z" />
        <circle cx="34" cy="-12" r="12" fill={paint.ink} />
        <circle cx="120" cy="-12" r="12" fill={paint.ink} />
      </g>
      <Lifter x={222} y={276} pose="push" skin="fair" top={paint.blue} hair={paint.orange} />
    </>
  );
}

function Row() {
  return (
    <>
      <g transform="translate(240 388)">
        <path fill="none" stroke={paint.asphalt} strokeWidth="7" d="M-62-4l6-14H64M58-2v-28" />
        <circle cx="62" cy="-30" r="20" fill={paint.ink} />
        <circle cx="62" cy="-30" r="8" fill={paint.orange} />
        <path fill="none" stroke={paint.ink} strokeWidth="3" d="M18-42l44 4" />
      </g>
      <Lifter x={240} y={388} pose="row" skin="brown" top={paint.orange} />
      <Lifter x={500} y={388} pose="carry" skin="olive" top={paint.yellow} />
      <g fill={paint.ink}>
        <circle cx="487" cy="360" r="11" />
        <circle cx="517" cy="360" r="11" />
      </g>
    </>
  );
}

function Gate() {
  return (
    <>
      <path fill={paint.blue} d="M168 412h92v88h-92z" />
      <path fill={paint.pale} d="M178 424h72v36h-72z" />
      <circle cx="212" cy="444" r="10.5" fill={skins.fair.skin} />
      <path fill={skins.fair.nose} d="M218 441l8 6h-8z" />
      <path fill={paint.shade} d="M200 446a12 12 0 0 1 22-9l-9 3-4 8z" />
      <path fill={paint.orange} d="M196 460q0-8 16-8t16 8zM236 448h10v12h-10z" />
      <path fill={paint.asphalt} d="M276 456h20v44h-20z" />
      <g transform="rotate(-32 286 462)">
        <path fill={paint.pale} d="M280 456h170v12H280z" />
        <path fill={paint.orange} d="M310 456h28l-8 12h-28zM366 456h28l-8 12h-28zM422 456h28v12h-36z" />
      </g>
      <Lifter x={520} y={500} pose="carry" skin="deep" back top={paint.orange} />
      <path fill={paint.blue} d="M516 464h40v22h-40z" />
    </>
  );
}

function Pipe() {
  return (
    <>
      <path fill={paint.asphalt} d="M-900 538H1500v9H-900z" />
      <path fill={paint.yellow} d="M520 524h100v8H520zM150 524h60v8h-60z" />
      <Lifter x={262} y={659} pose="hang" skin="olive" top={paint.blue} legs={paint.asphalt} />
      <path fill={paint.orange} d="M440 560h60v72h-60z" />
      <path fill={paint.pale} d="M468 560h4v72h-4zM454 590h6v14h-6zM480 590h6v14h-6z" />
    </>
  );
}

function Platform() {
  return (
    <>
      <path fill={paint.yellow} d="M140 660h150v8H140zM400 660h150v8H400z" />
      <path fill={paint.orange} d="M140 792h460v8H140z" />
      <Lifter x={236} y={792} pose="press" skin="brown" top={paint.orange} />
      <path fill={paint.ink} d="M146 680h180v6H146z" />
      <path fill={paint.blue} d="M158 654h12v58h-12zM302 654h12v58h-12z" />
      <path fill={paint.asphalt} d="M174 664h8v38h-8zM290 664h8v38h-8z" />
      <circle cx="478" cy="768" r="24" fill={paint.ink} />
      <Lifter x={452} y={792} pose="pull" skin="fair" top={paint.blue} hair={paint.yellow} />
      <circle cx="466" cy="768" r="24" fill={paint.orange} />
      <circle cx="466" cy="768" r="15" fill="none" stroke={paint.ink} strokeWidth="3" />
      <circle cx="466" cy="768" r="5" fill={paint.ink} />
    </>
  );
}

const scenes: Record<FloorSign, () => ReactNode> = {
  '3': Roof,
  '2': Parked,
  '1': Row,
  G: Gate,
  '−1': Pipe,
  '−2': Platform,
};
