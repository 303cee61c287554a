import { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx';
import { tiles } from './tiles.ts';

const rows = [
  'pppppppppppppppppppppppppppppppppppppppp',
  'pppppppppppppppppppppppppppppppppppppppp',
  'ppppppppppppppppppppppppppppyyyyyypppppp',
  'pppppppppppppppppppppppppppyyyyyyyyppppp',
  'pppppppppppppppppppppppppppyyyyyyyyppppp',
  'pppppppppppppppppppppppppppyyyyyyyyppppp',
  'ppppppppppppppppppppppppsssyyyyyyyyppppp',
  'pppppppppppppppppppppppsssssyyyyyyyppppp',
  'pppppppppppppppppppppppsspsssyyyyyyppppp',
  'pppppppppppppppprrrrppsssppssssyyypppppp',
  'pppppppppppppprrrrrrrpssppppsssspppppppp',
  'pppppppppppppprrrrrrrsspppppppsssppppppp',
  'pppppppppppppprrrrrrrssppppppppspppppppp',
  'ppppppppppppppsssddssssssspppppppppppppp',
  'pbbppppppppbbpsssssssbbssssssssbbppppppp',
  'bbbbbppppbbbbbbssssbbbbbbssssbbbbbbspppb',
  'bppbbbbbbbbppbbbbbbbbssbbbbbbbbssbbbbbbb',
  'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  'bbbbbbcccbbbbbbcccbbbbbbcccbbbbbbcccbbbb',
  'cccccbbbcccccbbbcccccbbbcccccbbbcccccbbb',
  'cccccccccccccccccccccccccccccccccccccccc',
  'cccccddcccccddcccccddcccccddcccccddccccc',
  'ddddddcccddddddcccddddddcccddddddcccdddd',
  'dddddddddddddddddddddddddddddddddddddddd',
];

/** Front crawl, seen from the side of lane two. */
export function Swimmer(props: Pick<MosaicProps, 'label' | 'fill'>) {
  return <Mosaic rows={rows} tiles={tiles} {...props} />;
}
