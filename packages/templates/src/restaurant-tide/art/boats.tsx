import { Drawing } from '@awning/ui/primitives';
import type { Drawings } from '../../design/show.tsx';
import { BoatShape } from './Boat.tsx';
import { paint } from './paint.ts';

/** On foot: a rake, a bucket and a strip of sand. */
function Raker() {
  return (
    <Drawing viewBox="0 0 320 200">
      <path fill={paint.sand} d="M0 200Q130 168 320 192V200z" />
      <path fill="none" stroke={paint.wetSand} strokeWidth="7" strokeLinecap="round" d="M60 176 206 74" />
      <path fill={paint.abyss} d="M40 166l38 30-6 4-38-28z" />
      <path fill={paint.abyss} d="M160 148h24v36h-24zM196 148h24v36h-24z" />
      <path fill={paint.buoy} d="M146 74q44-18 84 0l-8 84h-68z" />
      <path fill={paint.rust} d="M152 84 120 128l12 12 40-36z" />
      <circle cx="186" cy="48" r="22" fill="#d9a27c" />
      <path fill="#c08a63" d="M164 46l-12 12h14z" />
      <path fill={paint.abyss} d="M160 40q4-26 30-24 24 2 22 24h-62z" />
      <path fill={paint.teal} d="M254 150h44l-6 42h-32z" />
      <path fill={paint.foam} d="M258 150q18-20 36 0z" />
    </Drawing>
  );
}

/** A punt with one person in it, standing up. */
function Punt() {
  return (
    <Drawing viewBox="0 0 320 200">
      <path fill="none" stroke={paint.abyss} strokeWidth="4" d="M176 104 262 30 264 146" />
      <path fill={paint.teal} d="M118 88q28-14 56 0l4 66h-64z" />
      <path fill={paint.blue} d="M152 92l36 14-4 14-40-8z" />
      <circle cx="146" cy="62" r="20" fill="#7a4a2f" />
      <path fill="#663c25" d="M164 60l12 10h-14z" />
      <path fill={paint.buoy} d="M124 58q0-26 24-26t22 22q-16-8-46 4z" />
      <path fill={paint.foam} d="M26 140Q160 164 300 136 292 182 268 200H66Q34 180 26 140Z" />
      <path fill={paint.abyss} d="M36 166Q160 186 292 162l-5 12Q160 198 40 178z" />
    </Drawing>
  );
}

/** A crabber with her pots stacked aft. */
function Crabber() {
  return (
    <Drawing viewBox="0 0 320 200">
      <path fill={paint.sand} d="M170 92h40v30h-40zM214 92h40v30h-40zM192 60h40v28h-40zM170 126h84v12h-84z" />
      <path
        fill="none"
        stroke={paint.abyss}
        strokeWidth="4"
        d="M178 122q12-34 24 0M222 122q12-34 24 0M200 88q12-32 24 0"
      />
      <path fill={paint.foam} d="M64 70h72l8 66H60z" />
      <path fill={paint.abyss} d="M56 60h88v11H56zM98 20h5v42h-5z" />
      <path fill={paint.teal} d="M74 82h24v24H74zM106 82h22l3 24h-25z" />
      <path fill={paint.teal} d="M6 112Q40 140 160 140t152-12Q306 178 286 200H60Q14 164 6 112Z" />
      <path fill={paint.blue} d="M34 166Q160 184 304 164 298 184 286 200H60Q46 186 34 166Z" />
    </Drawing>
  );
}

/** Our Janet, who is the one in the harbour. */
function Trawler() {
  return (
    <Drawing viewBox="0 20 420 240">
      <BoatShape />
    </Drawing>
  );
}

/** What is fished from, by name. */
export const boats = {
  raker: () => <Raker />,
  punt: () => <Punt />,
  crabber: () => <Crabber />,
  trawler: () => <Trawler />,
} satisfies Drawings;
