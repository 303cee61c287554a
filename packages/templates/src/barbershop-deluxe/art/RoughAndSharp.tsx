import { Drawing } from '@awning/ui/primitives';
import { Face } from './Face.tsx';
import { Dusk, Rays } from './Mirrored.tsx';
import { paint, shade } from './palette.css.ts';

const mop =
  'M0 38C-26 20-44 42-62 26-70 50-98 32-106 58-130 50-136 80-152 84-144 104-174 118-166 138-188 152-172 172-182 192-198 214-178 232-186 254-198 280-176 296-180 318-192 346-168 360-166 384-174 410-148 420-142 440L-92 470H0z';
const fringe =
  'M0 42C-62 38-122 70-136 130-144 170-142 206-138 234-132 214-124 210-126 194-116 206-108 196-110 182-98 200-88 186-90 170-78 196-62 190-62 172-52 198-36 186-34 166-26 180-8 178 0 166z';
const bush =
  'M-132 262C-140 330-154 352-142 378-158 396-134 416-134 436-144 456-114 464-110 484-106 508-80 500-70 520-58 538-38 522-26 540-16 546-6 538 0 544V316C-30 304-62 320-84 328-104 320-118 298-122 254z';

/** The same man on both sides of the glass: as he comes in, and as he goes out. His gown takes whatever is written on it. */
export function RoughAndSharp({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="-300 0 600 560" reach="over">
      <Rays y={250} />
      <path fill={paint.brown} d={mop} />
      <Face skin="skin" brow={paint.hair} only="right" />
      <Rough />
      <Sharp />
      <path fill={paint.gown} d="M0 516c46 0 68-16 86-44 26 44 120 62 260 84 190 30 340 50 1100 90v1800H0z" />
      <path
        fill={paint.enamel}
        d="M0 516c-46 0-68-16-86-44-26 44-120 62-260 84-190 30-340 50-1100 90v1800H0z"
      />
      <path fill="none" stroke={paint.chrome} strokeWidth="3" d="M-86 472C-68 504-34 530 0 530s68-26 86-58" />
      <Dusk />
      <circle cx="0" cy="530" r="10" fill={paint.lamp} />
    </Drawing>
  );
}

function Rough() {
  return (
    <>
      <path fill={paint.brown} d={bush} />
      <path fill={paint.hair} d="M0 330c-28-14-66-4-88 32 18-2 28 4 36-2 12 10 32 6 52 12z" />
      <path fill={paint.gown} d="M-86 246c14-10 38-10 50 2-12 10-36 12-50-2z" />
      <circle cx="-60" cy="249" r="9" fill={paint.night} />
      <path fill={shade.skin} d="M-92 248c12-24 46-24 60-2-18-6-40-6-60 2z" />
      <path
        fill="none"
        stroke={shade.skin}
        strokeWidth="5"
        strokeLinecap="round"
        d="M-84 264c14 10 32 10 44 2M-78 274c10 6 22 6 32 2"
      />
      <path fill={paint.hair} d="M-100 228c6-18 18-24 34-24 6-6 24 2 40 16-18 2-36-4-50 2-10-6-18 0-24 6z" />
      <path fill={paint.brown} d={fringe} />
      <path
        fill="none"
        stroke={paint.hair}
        strokeWidth="4"
        strokeLinecap="round"
        d="M-16 66c-10 34-6 60-14 84M-52 74c-14 30-10 60-18 92M-88 96c-8 26-4 50-12 78M-152 180c-6 50-2 90-10 130M-140 330c4 30-2 50 2 76M-100 360c-6 40 0 70 6 104M-58 392c-2 40 4 70 10 110M-22 396c-4 40 2 80 4 116"
      />
    </>
  );
}

function Sharp() {
  return (
    <>
      <g fill={paint.brown}>
        <path fillOpacity="0.75" d="M92 130l37 32-1 44-22-8z" />
        <path fillOpacity="0.48" d="M106 198l22 8 1 27-17-5z" />
        <path fillOpacity="0.26" d="M112 228l17 5v33l-12-4z" />
        <path d="M0 26c76-20 132 18 138 88 2 32-2 52-8 68-4-22-14-34-28-40-28-26-70-24-102-16z" />
        <path fillOpacity="0.5" d="M117 262l12 4-2 34-12 6z" />
        <path d="M127 292c-3 60-26 118-83 148-14 8-32 12-44 12v-60c16 4 30 0 38-12 8-14 12-24 24-28 30-6 48-22 53-54z" />
        <path d="M0 326c24-10 50 4 68 30-12 8-30-2-68-4z" />
      </g>
      <path fill={paint.lips} d="M0 362c14-4 30-2 44-4-10 16-26 22-44 22z" />
      <path
        fill="none"
        stroke={paint.hair}
        strokeWidth="5"
        strokeLinecap="round"
        d="M10 104c24-48 60-66 104-50M44 110c20-34 48-46 86-30M82 116c14-18 30-22 50-12"
      />
    </>
  );
}
