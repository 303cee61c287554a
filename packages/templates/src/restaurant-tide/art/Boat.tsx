import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** A small boat and her wheelhouse, on 420 by 260; the water is her lower edge. */
export function BoatShape() {
  return (
    <g>
      <path fill={paint.abyss} d="M136 34h6v146h-6zM142 40l96 84-3 5-96-82z" />
      <path fill={paint.buoy} d="M142 34h46l-10 14 10 14h-46z" />
      <path fill={paint.foam} d="M216 96h100l14 84H210z" />
      <path fill={paint.abyss} d="M204 86h120v12H204z" />
      <path fill={paint.teal} d="M226 112h32v34h-32zM268 112h34l6 34h-40z" />
      <path fill={paint.buoy} d="M6 160Q200 190 414 150 404 230 372 260H76Q26 236 6 160Z" />
      <path fill={paint.foam} d="M10 174Q200 204 411 165l-4 18Q200 222 17 193z" />
      <path fill={paint.rust} d="M42 232Q200 246 392 236 384 250 372 260H76Q58 250 42 232Z" />
      <path fill={paint.abyss} d="M56 138h54v30H56zM66 120h34v18H66z" />
      <circle cx="83" cy="129" r="14" fill={paint.sand} />
    </g>
  );
}

/** The boat alone, afloat. */
export function Boat() {
  return (
    <Drawing viewBox="0 0 420 260">
      <BoatShape />
    </Drawing>
  );
}
