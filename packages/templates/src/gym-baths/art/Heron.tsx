import { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx';
import { tiles } from './tiles.ts';

const rows = [
  'pppppppppppppppppppppppppppp',
  'pppppppppppppppppppppppppppp',
  'pppppppppppppppppppppppppppp',
  'ppppppppppppppppyyyyyypppppp',
  'pppppppppgdddppyyyyyyyyppppp',
  'pppppppprgggpddyyyyyyyyypppp',
  'pppppprrrgggpyyyyyyyyyyyyppp',
  'pppppppppppggyyyyyyyyyyyyypp',
  'ppppppppppppggyyyyyyyyyyyypp',
  'ppppppppppppggyyyyyyyyyyyypp',
  'ppppppppppppygyyyyyyyyyyyypp',
  'ppppppppppppygyyyyyyyyyyyypp',
  'ppppppppppppggyyyyyyyyyyyypp',
  'ppppppppppppggyyyyyyyyyyyppp',
  'ppppppppppppggyggggyyyyypppp',
  'pppppppppppppggggcccyyyppppp',
  'ppppppppppppppggggcccypppppp',
  'ppppppppppppppgggggcccpppppp',
  'ppppppppppppppggggggcccppppp',
  'pppppppppppppppgggggcccccppp',
  'pppppppppppppppppdpdpppppppp',
  'pppppppppppppppppdppdppppppp',
  'pppppppppppppppppdppdppppppp',
  'pppppppppppppppppdppdppppppp',
  'bbbppppbbbppppbbbdpdpbbbpppp',
  'bbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  'ccccbbbccccbbbccccbbbccccbbb',
  'cccccccccccccccccccccccccccc',
];

/** The heron of the slipper baths, who was laid in 1908 and has not caught anything since. */
export function Heron(props: Pick<MosaicProps, 'label' | 'fill'>) {
  return <Mosaic rows={rows} tiles={tiles} {...props} />;
}
