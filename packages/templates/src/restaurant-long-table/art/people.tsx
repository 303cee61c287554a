import type { ReactNode } from 'react';
import { Food } from './Food.tsx';
import { paint } from './paint.ts';

interface BustProps {
  /** The glaze behind them. */
  ground: string;
  skin: string;
  shade: string;
  /** What they wear. */
  clothes: string;
  /** Behind the head. */
  back?: ReactNode;
  /** Over the forehead: hair, a scarf, glasses. */
  front: ReactNode;
}

/** A head and shoulders in the well of a souvenir plate. */
function Bust({ ground, skin, shade, clothes, back, front }: BustProps) {
  return (
    <Food>
      <circle cx="100" cy="100" r="70" fill={ground} />
      {back}
      <path fill={skin} d="M86 112h28v34H86z" />
      <path fill={shade} d="M86 118q14 12 28 0v10q-14 12-28 0z" />
      <path fill={clothes} d="M42 139A70 70 0 0 0 158 139q-8-12-42-17-16 18-32 0-34 5-42 17z" />
      <path fill={skin} d="M72 84q0-30 28-30t28 30v14q-2 28-28 29-26-1-28-29z" />
      <circle cx="71" cy="92" r="6" fill={skin} />
      <circle cx="129" cy="92" r="6" fill={skin} />
      <circle cx="89" cy="88" r="3" fill={paint.ink} />
      <circle cx="111" cy="88" r="3" fill={paint.ink} />
      <path fill={shade} d="M100 86v17h-9q3-10 9-17z" />
      <path fill="none" stroke={paint.ink} strokeWidth="2.6" strokeLinecap="round" d="M90 112q10 8 20 0" />
      {front}
    </Food>
  );
}

/** A dark plait round her head, an apron with a pencil in it. */
export function DarkPlait() {
  return (
    <Bust
      ground={paint.lemon}
      skin={paint.skins[1]}
      shade={paint.shades[1]}
      clothes={paint.china}
      front={
        <>
          <path fill={paint.ink} d="M68 90q-6-46 32-46t32 46q-4-24-20-28-20 10-36 6-6 8-8 22z" />
          <g fill={paint.wineDark}>
            <circle cx="76" cy="52" r="9" />
            <circle cx="92" cy="44" r="10" />
            <circle cx="109" cy="44" r="10" />
            <circle cx="125" cy="52" r="9" />
          </g>
          <path fill={paint.olive} d="M74 134h52v35q-26 5-52 0z" />
          <path fill={paint.lemon} d="M112 126l5-1 4 22h-6z" />
        </>
      }
    />
  );
}

/** Bald, a ginger beard, a striped jersey. */
export function GingerBeard() {
  return (
    <Bust
      ground={paint.leaf}
      skin={paint.skins[0]}
      shade={paint.shades[0]}
      clothes={paint.steelDark}
      front={
        <>
          <path fill={paint.crabDark} d="M72 92q4 12 14 12 14-8 28 0 10 0 14-12 4 50-28 50t-28-50z" />
          <path
            fill="none"
            stroke={paint.skins[0]}
            strokeWidth="3"
            strokeLinecap="round"
            d="M91 114q9 6 18 0"
          />
          <path fill="none" stroke={paint.china} strokeWidth="5" d="M47 146q53 20 106 0M54 160q46 14 92 0" />
          <path
            fill="none"
            stroke={paint.crabDark}
            strokeWidth="4"
            strokeLinecap="round"
            d="M83 79l11-2M106 77l11 2"
          />
        </>
      }
    />
  );
}

/** Curls under a headscarf, flour on one cheek. */
export function Headscarf() {
  return (
    <Bust
      ground={paint.wine}
      skin={paint.skins[1]}
      shade={paint.shades[1]}
      clothes={paint.lemon}
      back={
        <g fill={paint.ink}>
          <circle cx="66" cy="104" r="15" />
          <circle cx="134" cy="104" r="15" />
          <circle cx="62" cy="86" r="13" />
          <circle cx="138" cy="86" r="13" />
        </g>
      }
      front={
        <>
          <path fill={paint.china} d="M68 82q-2-38 32-40 34 2 32 40-32-18-64 0z" />
          <path fill={paint.china} d="M122 50l18-14 4 14-12 10z" />
          <g fill={paint.wine}>
            <circle cx="86" cy="58" r="4" />
            <circle cx="104" cy="52" r="4" />
            <circle cx="118" cy="64" r="4" />
          </g>
          <circle cx="120" cy="102" r="6" fill={paint.china} fillOpacity="0.8" />
        </>
      }
    />
  );
}

/** A grey flat-top, round glasses, yellow gloves over his shoulder. */
export function FlatTop() {
  return (
    <Bust
      ground={paint.silver}
      skin={paint.skins[2]}
      shade={paint.shades[2]}
      clothes={paint.crab}
      front={
        <>
          <path fill={paint.steelDark} d="M70 82V48q30-10 60 0v34q-4-16-12-20H82q-8 4-12 20z" />
          <g fill="none" stroke={paint.ink} strokeWidth="3">
            <circle cx="88" cy="88" r="10" />
            <circle cx="112" cy="88" r="10" />
            <path d="M98 88h4" />
          </g>
          <path fill={paint.lemon} d="M124 128q10-4 16 4l8 26-12 6-14-24zM60 132l14-6 4 22-14 10z" />
        </>
      }
    />
  );
}
