import { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx';
import { tiles } from './tiles.ts';

const rows = [
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwlllllwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwlllllllwwwwwwwwwwwwwwwwwssssssswww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwlllllllllwwwwwwwwwwwsssssssssswwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwlllllllllwwwwwwwwwsssssssstttwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwlllllllllllwwwwrrsssssstttttwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwlllllllllllwrrrrrssstttwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwlllllllllwwrrrrrssstttwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwlllllllllwrrrrrrrrttwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwlllllllwrrrrrrrrrwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwlllllwrrrrrrrrwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwrrrrrrrwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwrrrrrrrwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwssrrrrrrwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwsssrrrrwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwssyyyyrrwwwwwwwwwwcccccccccccccww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwssssyyyytwwwwwwwwwwwwwwwwwwdwwdwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwssssssyyywwwwwwwwwwwwwwwwwwwdwwdwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwssssssyyywwwwwwwwwwwwwwwwwwwddddwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwsswwwssssswwwwwwwwwwwwwwwwwwwdwwdwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwsswwwwttsswwwwwwwwwwwwwwwwwwwwddddwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwttwwwwwwwwwwwwwwwwwwwwwwwdwwdwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwtttwwwwwwwwwwwwwwwwwwwwwwwwddddwwww',
  'wbbbbwwwwwwbbbbwwwwwwbbbbwwwwwwbbbbwwwwwwbbbbwwwwwwbbbbwdwwdwbbb',
  'bbbbbbwwwwbbbbbbwwwwbbbbbbwwwwbbbbbbwwwwbbbbbbwwwwbbbbbbdwwdbbbb',
  'bbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbww',
  'bppbpbbppbbppbpbbppbbppbpbbppbbppbpbbppbbppbpbbppbbppbpbbppbbppb',
  'bppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppb',
  'bbpppppbbbbbpppppbbbbbpppppbbbbbpppppbbbbbpppppbbbbbpppppbbbbbpp',
  'aabcccbbbaabbcccbbaabbbcccbaabbbbcccaabbbbbccaabbbbbbcaabbbbbbba',
  'bbcccccccccccbbcccccccccccbbcccccccccccbbcccccccccccbbcccccccccc',
  'cccddddccccddddccccddddccccddddccccddddccccddddccccddddccccddddc',
];

/** Over the way in: a diver past the sun, and the waves that wait for her. */
export function Mural(props: Pick<MosaicProps, 'label' | 'fill'>) {
  return <Mosaic rows={rows} tiles={tiles} {...props} />;
}
