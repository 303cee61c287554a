import { Drawing } from '@awning/ui/primitives';
import type { MountProps } from '../../../design/show.tsx';
import { paint } from '../../art/paint.ts';
import { Piece } from '../../art/Piece.tsx';
import * as styles from './PhotoCollage.css.ts';

/** Cuts a photograph up along the patches of a collage: five show it, three are coloured paper with a flower on each. */
export function PhotoCollage({ children }: Pick<MountProps, 'children'>) {
  return (
    <span className={styles.collage}>
      <span className={styles.patches}>{children}</span>
      <span className={styles.papers}>
        <Drawing viewBox="0 0 760 760">
          <path fill={paint.leaf} d="M20 226l222-8 6 260-234 6z" />
          <path fill={paint.peony} d="M8 496l240-6 6 256-238 8z" />
          <path fill={paint.pollen} d="M516 512l236-10-6 240-232 10z" />
          <Piece of="frond" at={[134, 392]} height={390} from="sprout" />
          <path fill="none" stroke={paint.leaf} strokeWidth="9" d="M140 620q-20 60-6 130" />
          <Piece of="anemone" at={[136, 606]} height={206} from="magenta" and="blush" />
          <Piece of="frond" at={[596, 640]} height={240} turn={-16} from="leaf" />
          <Piece of="daisy" at={[672, 640]} height={140} from="white" and="poppy" />
          <Piece of="daisy" at={[488, 700]} height={112} from="white" and="pollen" />
        </Drawing>
      </span>
    </span>
  );
}
