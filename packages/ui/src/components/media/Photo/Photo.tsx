import { Picture, type PictureProps } from '../../../primitives/index.ts';
import * as styles from './Photo.css.ts';

export interface PhotoProps extends Omit<PictureProps, 'fit'> {
  /** What must not be cut off, in per cent of the picture from its left and top edges; to the nearest ten. */
  focus?: PhotoFocus | undefined;
  /** Covers the positioned box it stands in, of any shape. Without it, it is as wide as its column. */
  fill?: boolean;
  /** The shape it is cut to, around its focus. `natural` is its own; where it fills a box, it has the box’s. */
  ratio?: keyof typeof styles.ratio;
}

export interface PhotoFocus {
  x: number;
  y: number;
}

const steps = (perCent: number) => Math.round(Math.min(100, Math.max(0, perCent)) / 10) * 10;

/**
 * Shows a photograph in the shape its place demands, cut around the one point that must stay in sight.
 *
 * Take `Picture` where nothing is ever cut: a screenshot, a logo.
 */
export function Photo({ focus = { x: 50, y: 50 }, fill = false, ratio = 'natural', ...picture }: PhotoProps) {
  const point = `${styles.fromLeft[steps(focus.x)]} ${styles.fromTop[steps(focus.y)]}`;
  return (
    <span className={`${styles.root} ${fill ? styles.fill : styles.ratio[ratio]} ${point}`}>
      <Picture {...picture} fit={fill || ratio !== 'natural' ? 'cover' : 'natural'} />
    </span>
  );
}
