import { Mosaic } from '../components/Mosaic/index.ts';
import { vars } from '@awning/ui/theme';
import { tiles } from './tiles.ts';

const rows = [
  'pppppppppppppppppppppppppppppppppppppppppppppppppppppppp',
  'pppppppppppppppppppppppppppppppppppppppppppppppppppppppp',
  'pppppppppppppppppppppppppppppppppppppppppppppppppppppppp',
  'ppppppppppppddddddddpppppppppppppppppppppppppppppppppppp',
  'dddddddddddddddddddddddddddddddddddddddddddddddddddddddd',
  'wddwddwddwdddddddddddwddwddwddwddwddwddwddwddwddwddwddwd',
  'dddddddddddddddddddddddddddddddddddddddddddddddddddddddd',
  'pppppppppwwpppppppppppwwpppppppppppppwwppppppppppwwppppp',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'ppaaaaaapwwpccccccccppwwprrrrrrrrrrppwwpaaaaaaappwwpaaaa',
  'ppaaaaaapwwpccccccccppwwprrarrrrarrppwwpaaaaaaappwwpaaaa',
  'ppaaaaaapwwpccccccccppwwprrrrwwrrrrppwwpaaaaaaappwwpaaaa',
  'pppppppppwwpppppppppppwwprrrrwwrrrrppwwppppppppppwwppppp',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwyywwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'ppaaaaaapwwpaaaaaaaappwwpaaaaaaaaaappwwpaaaaaaappwwppppp',
  'ppaaaaaapwwpaaaaaaaappwwpaaaaaaaaaappwwpaaaaaaappwwppppp',
  'pppppppppwwpppppppppppwwpppppppppppppwwppppppppppwwppppp',
  'bbbbbbbppwwpppbbbbbbbpwwppppbbbbbbbppwwpppbbbbbbbwwppppp',
  'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  'pppppppbbbbbbbpppppppbbbbbbbpppppppbbbbbbbpppppppbbbbbbb',
  'pppppppppppppppppppppppppppppppppppppppppppppppppppppppp',
  'pppppppppppppppppppppppppppppppppppppppppppppppppppppppp',
  'pppppppppppppppppppppppppppppppppppppppppppppppppppppppp',
];

/** The streets round the baths, as they are laid in the floor of the hall. */
export function TownMap({ label }: { label: string }) {
  return (
    <Mosaic rows={rows} tiles={tiles} label={label} fill="middle">
      <g fill={vars.color.ink} fontFamily={vars.font.text} fontSize="1.5" fontWeight="700">
        <text x="32" y="15.5">
          Penny Street
        </text>
        <text x="24.5" y="9.5">
          Abbey Row
        </text>
        <text x="13" y="21.4">
          Canal
        </text>
      </g>
      <g fill={vars.color.onDeep} fontFamily={vars.font.text} fontSize="1.4" fontWeight="700">
        <text x="13.2" y="5.6">
          Station
        </text>
        <text x="13.2" y="12">
          Library
        </text>
      </g>
    </Mosaic>
  );
}
