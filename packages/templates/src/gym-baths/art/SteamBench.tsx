import { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx';
import { tiles } from './tiles.ts';

const rows = [
  'dddddddddddddddddddddddddddddddddd',
  'ddddddcdddddddddcdddddddddcddddddd',
  'dddddccddddddddccddddddddccddddddd',
  'dddddcdddddddddcdddddddddcdddddddd',
  'ddddddcdddddddddcdddddddddcddddddd',
  'dddddddcdddddddddcdddddddddcdddddd',
  'dddddddcdddddddddcdddddddddcdddddd',
  'ddddddccddddddddccddddddddccdddddd',
  'ddddddcddttttdddcddddggggdcddddddd',
  'dddddddddttttddddddddggggddddddddd',
  'dddddddddttttddddddddggggddddddddd',
  'dddddddddssssddddddddnnnnddddddddd',
  'dddddddddssssddddddddnnnnddddddddd',
  'ddddddddddssddddddddddnndddddddddd',
  'dddddddddddddddddddddddddddddddddd',
  'dddddddssssssssddddnnnnnnnnddddddd',
  'dddddddssssssssddddnnnnnnnnddddddd',
  'dddddddssssssssddddnnnnnnnnddddddd',
  'dddddddwwwwwwwwddddwwwwwwwwddddddd',
  'dddddddwwwwwwwwddddwwwwwwwwddddddd',
  'ddddddwwwwwwwwwwddwwwwwwwwwwdddddd',
  'bbbbbbdwsswwsswdbbdwnnwwnnwdbbbbbb',
  'ccaaccaassaassaaccaannaannaaccaacc',
  'aaccaaccssccssccaaccnnccnnccaaccaa',
  'ccaaccaassaassaaccaannaannaaccaacc',
  'aaccaaccssccssccaaccnnccnnccaaccaa',
];

/** Two people on a warm bench who have stopped talking. */
export function SteamBench(props: Pick<MosaicProps, 'label' | 'fill'>) {
  return <Mosaic rows={rows} tiles={tiles} {...props} />;
}
