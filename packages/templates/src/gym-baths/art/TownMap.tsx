import { Mosaic } from '@awning/ui/components/Mosaic';
import { vars } from '@awning/ui/theme';
import { tiles } from './tiles.ts';

const rows = [
  'wddwddwddwddwddwddwddwddwddwddwddwddwddwddwddwddwddwddwd',
  'dddddddddddddddddddddddddddddddddddddddddddddddddddddddd',
  'pppppppppwwpddddddddppwwpppppppppppppwwppppppppppwwppppp',
  'pppppppppwwpddddddddppwwpppppppppppppwwppppppppppwwppppp',
  'pppppppppwwpppppppppppwwpppppppppppppwwppppppppppwwppppp',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'pppppppppwwpppppppppppwwpppppppppppppwwppppppppppwwppppp',
  'ppcccccppwwpaaaaaaaappwwprrrrrrrrrrppwwpcccccccppwwpaaaa',
  'ppcccccppwwpaaaaaaaappwwprraaaaaarrppwwpcccccccppwwpaaaa',
  'ppcccccppwwpaaaaaaaappwwprrrrrrrrrrppwwpcccccccppwwpaaaa',
  'ppcccccppwwpaaaaaaaappwwprrrrwwrrrrppwwpcccccccppwwpaaaa',
  'pppppppppwwpppppppppppwwprrrrwwrrrrppwwpcccccccppwwppppp',
  'pppppppppwwpppppppppppwwpppppyyppppppwwppppppppppwwppppp',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'pppppppppwwpppppppppppwwpppppppppppppwwppppppppppwwppppp',
  'pppppppppwwpaaaaaaaappwwpaaaaaaaaaappwwpcccccccppwwppppp',
  'pppppppppwwpaaaaaaaappwwpaaaaaaaaaappwwpcccccccppwwppppp',
  'pppppppppwwpaaaaaaaappwwpaaaaaaaaaappwwpcccccccppwwppppp',
  'pppppppppwwpppppppppppwwpppppppppppppwwppppppppppwwppppp',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'bbbbbbbbbwwpppppppbbbbbbbbbpppppppppbbbbbbbbbppppwwpppbb',
  'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  'pppppppppbbbbbbbbbppppwwpppbbbbbbbbbpwwppppppbbbbbbbbbpp',
];

/** The streets round the baths, as they are laid in the floor of the hall. */
export function TownMap({ label }: { label: string }) {
  return (
    <Mosaic rows={rows} tiles={tiles} label={label} fill="middle">
      <g fill={vars.color.ink} fontFamily={vars.font.text} fontSize="1.5" fontWeight="700">
        <text x="24.5" y="15.5">
          Penny Street
        </text>
        <text x="40.5" y="6.5">
          Abbey Row
        </text>
        <text x="3" y="22.5">
          Canal Side
        </text>
      </g>
      <g fill={vars.color.onDeep} fontFamily={vars.font.text} fontSize="1.4" fontWeight="700">
        <text x="13" y="3.5">
          Station
        </text>
        <text x="40.8" y="11">
          Library
        </text>
      </g>
    </Mosaic>
  );
}
