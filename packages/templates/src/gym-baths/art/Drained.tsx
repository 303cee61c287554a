import { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx';
import { tiles } from './tiles.ts';

const rows = [
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'pppppppppppppppppppppppppppppppppppppppp',
  'rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr',
  'pppppyyppgpppppppppppppppppppppppppppppp',
  'pppprykyppgppppppppppppppppppppppppppppp',
  'pppppyyyppgppppppppppppppppppppppppppppp',
  'ppppppyyyypgggggggpppppppppppppppppppppp',
  'pppppyyyyyypppppppgpppppggggggpppppppppp',
  'ppppppyyyypppppppppgppggkkkkkkggpppppppp',
  'pppppppyypppppppppppgggkkkkkkkkgpppppppp',
  'ppppppppppppppppppppppgkkkkkkkkgpppppppp',
  'ppppppppppppppppppppppggkkkkkkggpppppppp',
  'ppppppppppppppppppppppppggggggpppppppppp',
  'pppppppppppppppppppppppppppppppppppppppp',
  'pppppppppppppppppppppppppppppppppppppppp',
  'pppppppppppppppppppppppppppppppppppppppp',
];

/** The pool with its plug out, and the duck that did it. */
export function Drained(props: Pick<MosaicProps, 'label' | 'fill'>) {
  return <Mosaic rows={rows} tiles={tiles} {...props} />;
}
