import { Drawing } from '@awning/ui/primitives';
import { Dusk, Mirrored } from './Mirrored.tsx';
import { paint, shade } from './palette.css.ts';

/** A barber's chair from the side, looking at the glass. */
function SideChair({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill={paint.chrome} d="M-66 214q6-24 66-26 60 2 66 26zM-13 120h26v76h-26z" />
      <path fill="none" stroke={paint.chrome} strokeWidth="10" d="M-56 118l-46 62h-34" />
      <path fill={paint.jar} d="M-78 84h140q14 0 14 16t-14 22H-64q-18-2-18-18 0-14 4-20z" />
      <path fill={paint.jar} d="M44 104L74-64q4-18 24-16t18 24L92 96q-4 16-20 18z" />
      <path fill={paint.jar} d="M82-116h40q10 0 8 14l-4 14q-2 6-8 6H84q-10 0-8-12z" />
      <path fill={shade.jar} d="M-82 108q60 12 156 0v8q-2 6-10 6H-64q-16-2-18-14z" />
      <path fill={paint.chrome} d="M-60 32H60v14H-60zM-60 46h12v40h-12z" />
      <path fill={paint.hair} d="M-66 20H52q10 0 10 8t-10 8H-66z" />
    </g>
  );
}

/** The whole room, with its only mirror: three chairs on this side, the same three in the glass. */
export function MirrorRoom({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="-800 -300 1600 600" fill="middle">
      <path fill={paint.silver} d="M0-900h2400V900H0z" />
      <path fill={paint.enamel} d="M0-900h-2400V900H0z" />
      <Mirrored>
        <path
          fill={paint.gown}
          fillOpacity="0.28"
          d="M200-190l-190 406h390zM520-190L330 216h380zM840-190L650 216h390z"
        />
        <path fill={paint.chrome} d="M0 214h2400v6H0z" />
        <path fill={paint.chrome} fillOpacity="0.4" d="M0 220h2400v600H0z" />
        <path
          stroke={paint.gown}
          strokeOpacity="0.5"
          strokeWidth="3"
          d="M60 220l120 300M200 220l260 300M360 220l420 300M540 220l600 300"
        />
        <path fill={paint.gown} d="M0 96h96v18H0zM0 114h70v100H0z" />
        <path fill={paint.jar} d="M14 96V44q0-6 6-6h22q6 0 6 6v52z" />
        <path fill={paint.gown} fillOpacity="0.6" d="M20 58h22v38H20z" />
        <path fill={paint.chrome} d="M18 26h26v12H18z" />
        <path fill={paint.lips} d="M58 96V66l6-8V44h8v14l6 8v30z" />
        <path stroke={paint.night} strokeWidth="3" d="M200-300v88M520-300v88M840-300v88" />
        <path
          fill={paint.lamp}
          d="M176-190q0-28 24-28t24 28zM496-190q0-28 24-28t24 28zM816-190q0-28 24-28t24 28z"
        />
        <SideChair x={230} />
        <SideChair x={540} />
        <SideChair x={850} />
      </Mirrored>
      <Dusk depth={0.46} />
      <circle cx="0" cy="-170" r="62" fill={paint.gown} stroke={paint.chrome} strokeWidth="8" />
      <path stroke={paint.night} strokeWidth="6" strokeLinecap="round" d="M0-216v80" />
      <circle cx="0" cy="-170" r="7" fill={paint.lamp} />
    </Drawing>
  );
}
