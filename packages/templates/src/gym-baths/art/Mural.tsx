import { Mosaic, type MosaicProps } from '@awning/ui/components/Mosaic';
import { tiles } from './tiles.ts';

const rows = [
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaaaawwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaaaaaaaaaaaawwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaaaawwwwwwwwaaaawwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaaawwwyyyyyywwwaaawwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawwyyyyyyyyyyyywwaawwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawwyyyyyyyyyyyyyywwaawwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawwyyyyyyyyyyyyyyyywwaawwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyyyyyyyyyyyyyyyywaawswwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyyyyyyyyyyyyyysssssssswwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyyyyyyyyyyysssssssssawwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyyyyyyyyryssssssstttwaawwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyyyyyyyrrrssstttttyywaawwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyyyyyrrrrrstttyyyyyywaawwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyyyyrrrrrrryyyyyyyyywaawwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyyyrrrrrrryyyyyyyyyyywawwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyyrrrrrryyyyyyyyyyyywaawwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyyrrrrrryyyyyyyyyyyyywaawwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawyyrrrrrryyyyyyyyyccccccccccccc',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwaawysdrrrryyyyyyyyyyyyyyywaawdwwd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwasddddrryyyyyyyyyyyyyyywaawwdwwd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwsssdddtyyyyyyyyyyyyyyyywaawwdwwd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwsssssddyyyyyyyyyyyyyyyywaawwwdddd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwsswasssyyyyyyyyyyyyyyyywwaawwwdwwd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwssswwwtswwyyyyyyyyyyyyyywwaawwwwdwwd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwsswwwttaawwyyyyyyyyyyyywwaawwwwwdddd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwttwwaaawwwyyyyyywwwaaawwwwwwdwwd',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwtwwwwaaaawwwwwwwwaaaawwwwwwwdwwd',
  'wbbbbwwwwwwbbbbwwwwwwbbbbwwwwwwbbbbwwwwaabbbbaaaaaabbbbwwwwwdbbb',
  'bbbbbbwwwwbbbbbbwwwwbbbbbbwwwwbbbbbbwwwwbbbbbbaawwbbbbbbwwwwbbbb',
  'bbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwwwbbwwbbbwd',
  'bppbpbbppbbppbpbbppbbppbpbbppbbppbpbbppbbppbpbbppbbppbpbbppbbppb',
  'bppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppbbbppb',
  'bppppppbbbbppppppbbbbppppppbbbbppppppbbbbppppppbbbbppppppbbbbppp',
  'bbbppbbbbbbbbppbbbbbbbbppbbbbbbbbppbbbbbbbbppbbbbbbbbppbbbbbbbbp',
  'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  'aabbbbbbbaabbbbbbbaabbbbbbbaabbbbbbbaabbbbbbbaabbbbbbbaabbbbbbba',
  'bbccccbbbbbbccccbbbbbbccccbbbbbbccccbbbbbbccccbbbbbbccccbbbbbbcc',
  'bbcccccccccccbbcccccccccccbbcccccccccccbbcccccccccccbbcccccccccc',
  'ccccdddcccccdddcccccdddcccccdddcccccdddcccccdddcccccdddcccccdddc',
  'ccdddddddddccdddddddddccdddddddddccdddddddddccdddddddddccddddddd',
];

/** Over the way in: a diver before the sun, and the waves that wait for her. */
export function Mural(props: Pick<MosaicProps, 'label' | 'fill'>) {
  return <Mosaic rows={rows} tiles={tiles} {...props} />;
}
