import * as styles from './ClimbingHold.css.ts';

export interface ClimbingHoldProps {
  /** Told apart without their colours: a round jug, a square brick, a wedge, a tall pinch, a thin crimp. */
  shape: HoldShape;
  /** `route` is the theme's bright colour, `action` that of the button on the same ground; `paper1` to `paper5` are the drawings' own. */
  paint?: HoldPaint;
  /** Where it hangs in a drawing, in the drawing's own units or per cent of it. Without it, it is as wide as its column. */
  place?: HoldPlace;
  /** Without the head of the bolt, for a hold that something is written on. */
  bolt?: 'shown' | 'hidden';
}

export type HoldShape = keyof typeof shapes;
export type HoldPaint = keyof typeof styles.paint;

export interface HoldPlace {
  /** Its left and upper edge. */
  x: number | string;
  y: number | string;
  /** Its width, which is also its height. */
  size: number;
  /** How far it is turned, in degrees. */
  turn?: number;
}

// Each on a square of 100: the whole outline, the side in the shade, the side in the light, and the bolt.
const shapes = {
  jug: {
    body: 'M30 5L69 3L95 29L97 67L72 95L30 97L4 71L3 32z',
    shade: 'M97 67L72 95L30 97L4 71L36 78L72 66z',
    light: 'M30 5L69 3L70 22L34 28L3 32z',
    bolt: [53, 47],
  },
  brick: {
    body: 'M7 26L83 12L97 54L89 84L20 92L3 64z',
    shade: 'M97 54L89 84L20 92L3 64L24 74L80 66z',
    light: 'M7 26L83 12L78 28L16 38z',
    bolt: [50, 51],
  },
  wedge: {
    body: 'M46 4L62 8L97 82L64 97L5 88z',
    shade: 'M97 82L64 97L5 88L44 74L62 78z',
    light: 'M46 4L62 8L62 78L52 40z',
    bolt: [46, 62],
  },
  pinch: {
    body: 'M36 3L68 7L76 38L67 56L79 92L46 98L24 88L34 55L25 26z',
    shade: 'M76 38L67 56L79 92L46 98L58 60L54 34z',
    light: 'M36 3L68 7L52 18L25 26z',
    bolt: [44, 44],
  },
  crimp: {
    body: 'M3 48L30 24L70 22L97 46L88 76L64 62L36 63L12 78z',
    shade: 'M97 46L88 76L64 62L36 63L12 78L3 48L34 52L68 50z',
    light: 'M30 24L70 22L62 32L36 33z',
    bolt: [50, 43],
  },
} as const;

/** Draws a hold as it is bolted to a climbing wall: chunky, one side in the shade. The words beside it say what it stands for. */
export function ClimbingHold({ shape, paint = 'route', place, bolt = 'shown' }: ClimbingHoldProps) {
  const { body, shade, light, bolt: at } = shapes[shape];

  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 100 100"
      className={place ? styles.paint[paint] : `${styles.paint[paint]} ${styles.column}`}
      {...(place && { x: place.x, y: place.y, width: place.size, height: place.size })}
    >
      <g fill="currentColor" {...(place?.turn && { transform: `rotate(${place.turn} 50 50)` })}>
        <path d={body} />
        <path fill="#000" fillOpacity="0.24" d={shade} />
        <path fill="#fff" fillOpacity="0.34" d={light} />
        {bolt === 'shown' && (
          <>
            <circle cx={at[0]} cy={at[1]} r="9" fill="#fff" fillOpacity="0.5" />
            <circle cx={at[0]} cy={at[1]} r="6.5" fill="#000" fillOpacity="0.72" />
          </>
        )}
      </g>
    </svg>
  );
}
