import { Drawing } from '@awning/ui/primitives';
import { paint, shade } from './paint.ts';

const skin = paint.skins.fair;

/** Somebody in a disc that hangs from the top edge: blue overalls, red scarf. */
export function Portrait({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 600 640">
      <path fill="none" stroke={paint.wire} strokeWidth="2.5" d="M300 0V90" />
      <circle cx="300" cy="336" r="250" fill={paint.yellow} />
      <path fill={paint.cobalt} d="M98 484Q120 436 226 420H374Q480 436 502 484A250 250 0 0 1 98 484" />
      <path fill={shade(paint.cobalt)} d="M226 420h40v160q-20-4-40-10zM334 420h40v150q-20 6-40 10z" />
      <path fill={shade(skin)} d="M256 340h88v96h-88z" />
      <path fill={paint.red} d="M240 396q60 42 120 0l16 34q-76 50-152 0zM292 440l-34 74 46-20 42 22-26-78z" />
      <path fill={paint.grey} d="M188 258q-8-128 112-134 122 4 112 138l-26 44H214z" />
      <path fill={skin} d="M206 262q4-84 94-86 92 2 94 86 0 130-94 134-94-4-94-134" />
      <path fill={shade(skin)} d="M296 252v62h-30q6-36 30-62" />
      <path fill={paint.grey} d="M198 262q-2-112 102-116 108 2 104 116-14-54-66-66-70 34-140 66" />
      <g fill={paint.black}>
        <circle cx="254" cy="266" r="8" />
        <circle cx="340" cy="266" r="8" />
      </g>
      <g fill="none" stroke={paint.black} strokeWidth="5" strokeLinecap="round">
        <path d="M236 240q18-12 36-2M322 238q18-10 36 2M258 348q30 22 66-4" />
      </g>
      <path fill={paint.cobalt} d="M200 298a10 10 0 1 1-.1 0M400 298a10 10 0 1 1-.1 0" />
    </Drawing>
  );
}
