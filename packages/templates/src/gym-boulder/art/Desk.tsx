import { ClimbingHold } from '../components/ClimbingHold/ClimbingHold.tsx';
import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Somebody at the desk: a fringe, a fleece, and the ticket machine nobody asked her to hand in. */
export function Desk({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 560 620" fill="end" reach="over">
      <path fill={paint.mint} d="M-700-300h1960V620H-700z" />
      <path fill={paint.mintShade} d="M120 620L560-300h700v920z" />
      <path fill={paint.sky} d="M-700 620V380L140 620z" />
      <ClimbingHold shape="brick" place={{ x: 24, y: 60, size: 104, turn: -10 }} />
      <ClimbingHold shape="jug" paint="paper3" place={{ x: 440, y: 36, size: 92 }} />
      <ClimbingHold shape="crimp" paint="paper6" place={{ x: 36, y: 268, size: 74 }} />
      <path fill={paint.silver} d="M160 190q-8-120 120-124 128 4 120 124l6 118q-126 40-252 0z" />
      <path fill={paint.fairShade} d="M236 300h88v120h-88z" />
      <path fill={paint.plum} d="M44 640q0-200 116-236 40-14 66-26 54 54 108 0 26 12 66 26 116 36 116 236z" />
      <path fill={paint.cobalt} d="M226 378q54 54 108 0l14 6-16 66h-104l-16-66z" />
      <path fill={paint.birch} d="M276 430h8v210h-8z" />
      <path fill={paint.fair} d="M184 190q4-84 96-88 92 4 96 88v44q-8 98-96 102-88-4-96-102z" />
      <path
        fill={paint.silver}
        d="M172 196q-10-112 108-116 118 4 108 116-20-22-36-46-66 30-146 0-14 24-34 46z"
      />
      <g fill="none" stroke={paint.pink} strokeWidth="12">
        <circle cx="232" cy="226" r="32" />
        <circle cx="328" cy="226" r="32" />
        <path d="M264 222q16-8 32 0" />
      </g>
      <g fill={paint.plum}>
        <circle cx="234" cy="228" r="8" />
        <circle cx="326" cy="228" r="8" />
      </g>
      <path fill={paint.fairShade} d="M282 226v44h-24q6-26 24-44z" />
      <path fill={paint.birch} d="M240 286h80q-8 30-40 30t-40-30z" />
      <path fill={paint.pinkShade} d="M206 268h26v12h-26zM328 268h26v12h-26z" opacity="0.7" />
      <path fill="none" stroke={paint.tangerine} strokeWidth="22" d="M150 410l188 190M404 408l-50 190" />
      <path fill={paint.ply} d="M282 540h150v110H282z" />
      <path fill={paint.plyShade} d="M406 540h26v110h-26z" />
      <path fill={paint.plum} d="M306 562h76v14h-76zM306 588h44v30h-44z" />
      <path fill={paint.birch} d="M318 556l60-44 14 16-40 34z" />
    </Drawing>
  );
}
