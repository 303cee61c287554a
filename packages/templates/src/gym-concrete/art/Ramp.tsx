import { Drawing } from '@awning/ui/primitives';
import { Lifter } from './Lifter.tsx';
import { paint } from './paint.ts';

/** The way down: two slopes with an arrow on each, and what stands at the bottom of them. */
export function Ramp({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 640 700" fill="middle" whole reach="over">
      <path fill={paint.orange} d="M-900-900H1500V150H-900z" />
      <path fill={paint.asphalt} d="M-900 130H1500v1500H-900z" />
      <path fill={paint.pale} d="M-900 130H80v26H-900z" />
      <path fill={paint.concrete} d="M80 130h560L640 640H-900V470H80z" />
      <path fill={paint.concrete} d="M640 300h860v340H640z" />
      <path fill={paint.slab} d="M80 150l560 180v40H80z" />
      <path fill={paint.pale} d="M60 128l600 194v30L60 158zM700 352L-40 560v-30l740-208z" />
      <path fill={paint.pale} d="M-900 628H1500v40H-900z" />
      <path fill={paint.shade} d="M-900 660H1500v8H-900z" />
      <g fill={paint.orange}>
        <path d="M210 178l110 36-6-22 60 44-74-2 14-14-110-36z" />
        <path d="M500 388l-140 40-4-22-56 48 76 8-8-18 140-40z" />
      </g>
      <path fill={paint.yellow} d="M500-40h24v170h-24zM524-40H300v22h224z" />
      <path fill={paint.blue} d="M300-96h112v112H300z" />
      <path fill={paint.pale} d="M328-74h32q28 0 28 28t-28 28h-10v20h-22zM350-54v16h8q8 0 8-8t-8-8z" />
      <g transform="translate(150 154) scale(1.5)">
        <Lifter x={0} y={0} pose="carry" skin="brown" top={paint.blue} />
      </g>
      <g transform="translate(440 628) scale(1.8)">
        <circle cx="26" cy="-24" r="24" fill={paint.ink} />
        <Lifter x={0} y={0} pose="pull" skin="fair" top={paint.blue} hair={paint.yellow} />
        <circle cx="14" cy="-24" r="24" fill={paint.orange} />
        <circle cx="14" cy="-24" r="5" fill={paint.ink} />
      </g>
    </Drawing>
  );
}
