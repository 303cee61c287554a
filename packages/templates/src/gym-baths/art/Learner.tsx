import { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx';
import { tiles } from './tiles.ts';

const rows = [
  'pppppppppppppppppppppppppppppppppp',
  'pppppppppppppppppppppppppppppppppp',
  'ppppyyyypppppppppppppppppppppppppp',
  'pppyyyyyyppppppppppppppppppppppppp',
  'ppyyyyyyyypppppppppppppppppppppppp',
  'ppyyyyyyyypppppppddddppppppppppppp',
  'ppyyyyyyyyppppppddddddpppppppppppp',
  'ppyyyyyyyypppppddddddddppppppppppp',
  'pppyyyyyyppppppddddddddppppppppppp',
  'ppppyyyypppppppddddddddppppppppppp',
  'pppppppppppppppddddddddppppppppppp',
  'pppppppppppppppssssssssppppppppppp',
  'ppppppppppppppppsssssspppppppppppp',
  'pppppppppyyyyppssssssssppyyyyppppp',
  'ppppppppyyyyyyssrrrrrrssyyyyyypppp',
  'ppppppppyyyyyyssrrrrrrssyyyyyypppp',
  'ppppppppyyyyyyssrrrrrrssyyyyyypppp',
  'pppbbpppssyyybbsrrrrrrsbbyyysspppb',
  'pbbbbbbpsspbbbbbbppppbbbbbbpsspbbb',
  'bbbppbbbbbbbbppbbbbbbbbppbbbbbbbbp',
  'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  'bbbbaaabbbbaaabbbbaaabbbbaaabbbbaa',
  'bbbbbbcccbbbbbbcccbbbbbbcccbbbbbbc',
  'cccccccccccccccccccccccccccccccccc',
  'ccccdddccccdddccccdddccccdddccccdd',
  'dddddddddddddddddddddddddddddddddd',
];

/** A small swimmer from behind, between two floats. */
export function Learner(props: Pick<MosaicProps, 'label' | 'fill'>) {
  return <Mosaic rows={rows} tiles={tiles} {...props} />;
}
