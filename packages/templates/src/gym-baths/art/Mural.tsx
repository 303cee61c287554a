import { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx';
import { tiles } from './tiles.ts';

const rows = [
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaaaaaaaawwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaaawwwwwwaaawwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawwyyyyyywwaawwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwawwyyyyyyyyyywwasssssswww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwawwyyyyyyyyyysssssssswwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwawwyyyyyyyyysssssssttwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwawyyyyyyyrrsssssttttwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwawyyyyyyrrrrsstttyyywawwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwawyyyyyrrrrrrttyyyyywawwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwawyyyyrrrrrrryyyyyyywawwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyrrrrrrryyyyyyyywaawwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyrrrrrryyyyyyyyyywaawwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawysrrrrryyyyyyyyyyywaawwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwawssrrrryyyyyyyyyccccccccccc',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwssdddrryyyyyyyyyyyyywawwdwwd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwsssdddtyyyyyyyyyyyyyywawwdwwd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwsssssddyyyyyyyyyyyyyywaawwdddd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwsswwssssyyyyyyyyyyyyywwawwwdwwd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwsswwwttswyyyyyyyyyyyywwawwwwdddd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwttwawwyyyyyyyyyywwawwwwwdwwd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwttwwwaawwyyyyyywwaawwwwwwdddd',
  'wbbbbwwwwwwbbbbwwwwwwbbbbwwwwwwbbbbwwwwwwbbbbwwwwwabbbbwwwwwdbbb',
  'bbbbbbwwwwbbbbbbwwwwbbbbbbwwwwbbbbbbwwwwbbbbbbaaaabbbbbbwwwwbbbb',
  'bbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwd',
  'bppbpbbppbbppbpbbppbbppbpbbppbbppbpbbppbbppbpbbppbbppbpbbppbbppb',
  'bppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppb',
  'bbpppppbbbbbpppppbbbbbpppppbbbbbpppppbbbbbpppppbbbbbpppppbbbbbpp',
  'aabcccbbbaabbcccbbaabbbcccbaabbbbcccaabbbbbccaabbbbbbcaabbbbbbba',
  'bbcccccccccccbbcccccccccccbbcccccccccccbbcccccccccccbbcccccccccc',
  'cccddddccccddddccccddddccccddddccccddddccccddddccccddddccccddddc',
];

/** Over the way in: a diver before the sun, and the waves that wait for her. */
export function Mural(props: Pick<MosaicProps, 'label' | 'fill'>) {
  return <Mosaic rows={rows} tiles={tiles} {...props} />;
}
