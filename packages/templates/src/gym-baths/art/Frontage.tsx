import { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx';
import { tiles } from './tiles.ts';

const rows = [
  'ppppppppppppppppppppdppppppppppppppppppp',
  'ppppppppppppppppppppdppppppppppppppppppp',
  'ppppppppppppppppppppdpppppppppppyypppppp',
  'pppppppppppppppppppddpppppppppyyyyyypppp',
  'ppppppppppppppppppprrpppppppppyyyyyypppp',
  'pppppppppppppppppprrrrpppppppyyyyyyyyppp',
  'ppppppppppppppppprrwwrrppppppyyyyyyyyppp',
  'pppppppppppppppprrrwwrrrppppppyyyyyypppp',
  'ppppppppppppppprrrwwwwrrrpppppyyyyyypppp',
  'pppdddddddddddrrrwwwwwwrrrdddddddddddppp',
  'ppddddddddddddrrrrrrrrrrrrddddddddddddpp',
  'pdddddddddddddrrrrrrrrrrrrdddddddddddddp',
  'pppwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwppp',
  'ppprrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrppp',
  'ppprraarraarrrrrrrrrrrrrrrrrraarraarrppp',
  'ppprraarraarrrrrrrrrrrrrrrrrraarraarrppp',
  'ppprraarraarrrrrrrwwwwrrrrrrraarraarrppp',
  'ppprrrrrrrrrrrrrwwwddwwwrrrrrrrrrrrrrppp',
  'pppaaaaaaaaaaaaawddddddwaaaaaaaaaaaaappp',
  'ppprrrrrrrrrrrrwwddddddwwrrrrrrrrrrrrppp',
  'ppprrrrrrrrrrrrwddddddddwrrrrrrrrrrrrppp',
  'ppprraarraarrrrwddddydddwrrrraarraarrppp',
  'ppprraarraarrrrwddddydddwrrrraarraarrppp',
  'ppprraarraarrrrwddddydddwrrrraarraarrppp',
  'ppprraarraarrrrwddddddddwrrrraarraarrppp',
  'ppprraarraarrrrwddddddddwrrrraarraarrppp',
  'ppprrrrrrrrrrrrwddddddddwrrrrrrrrrrrrppp',
  'ppprrrrrrrrrrrrwddddddddwrrrrrrrrrrrrppp',
  'gggggggggggggwwwwwwwwwwwwwwggggggggggggg',
  'gggggggggggggggggggggggggggggggggggggggg',
];

/** The baths from across Penny Street. */
export function Frontage(props: Pick<MosaicProps, 'label' | 'fill'>) {
  return <Mosaic rows={rows} tiles={tiles} {...props} />;
}
