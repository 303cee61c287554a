import * as styles from './TradeDrawing.css.ts';

type Paper = keyof typeof styles.paper;

export interface TradeDrawingProps {
  /** The trade. The sign over the window has named it already. */
  kind: TradeKind;
}

export type TradeKind = keyof typeof drawings;

// Each piece of cut paper, the hindmost first.
const drawings = {
  pole: [
    ['white', 'M9 3h6v18H9z'],
    ['red', 'M9 8l6-4v4l-6 4zM9 15l6-4v4l-6 4zM9 21.500l6-4V21z'],
    ['dark', 'M7.500 1h9v3h-9zM7.500 20.500h9V24h-9z'],
  ],
  cloche: [
    ['dark', 'M2 19h20v3H2zM10.300 7.500a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0'],
    ['paint', 'M3.500 17.500a8.500 8.500 0 0 1 17 0z'],
  ],
  camera: [
    ['dark', 'M2 9h5l2-3h6l2 3h5v13H2z'],
    ['yellow', 'M7.400 15a4.600 4.600 0 1 0 9.200 0a4.600 4.600 0 1 0-9.200 0'],
    ['dark', 'M9.800 15a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0'],
  ],
  briefcase: [
    ['paint', 'M3 10h5V5h8v5h5v12H3zM10 7v3h4V7z'],
    ['yellow', 'M3 14h18v2H3zM10.500 13h3v4h-3z'],
  ],
  books: [
    ['red', 'M3 18h18v4H3zM7.500 6.500a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0'],
    ['paint', 'M5 14h15v4H5z'],
    ['yellow', 'M4 10h14v4H4z'],
    ['dark', 'M10.500 4q0-2.500 2.500-3.500l.5 1Q12 2.200 11.500 4z'],
  ],
  cross: [['paint', 'M8 4h8v5h5v8h-5v5H8v-5H3V9h5z']],
  screen: [
    ['dark', 'M2 5h20v13h-7v2h3v2H6v-2h3v-2H2z'],
    ['yellow', 'M4 7h16v9H4z'],
    ['dark', 'M6 9l.9-1.200L10 11.500l-3.100 3.700L6 14l2-2.500zM11 13h5v1.500h-5z'],
  ],
  megaphone: [
    ['cloth', 'M3 10l13-6v15L3 14z'],
    ['dark', 'M16 4h3v15h-3zM6 15h4l1 7H8z'],
  ],
  house: [
    ['red', 'M12 3L2 11h3v11h14V11h3z'],
    ['yellow', 'M10 14h4v8h-4z'],
  ],
  suitcase: [
    ['dark', 'M8 9V3h8v6h-2V5h-4v4z'],
    ['cloth', 'M3 9h18v13H3z'],
    ['yellow', 'M6 9h2v13H6zM16 9h2v13h-2z'],
  ],
  mirror: [
    ['cloth', 'M4.500 9a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0'],
    ['white', 'M6.500 9a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0'],
    ['dark', 'M10.500 16h3v4h4v2h-11v-2h4z'],
  ],
  cake: [
    ['white', 'M3 16h18v6H3zM6 10.500h12V16H6zM8.500 6h7v4.500h-7z'],
    ['paint', 'M3 16h18v1.500H3zM6 10.500h12V12H6zM8.500 6h7v1.200h-7z'],
    ['red', 'M12 6C8 3 10 .5 12 2.500 14 .5 16 3 12 6z'],
  ],
  stopwatch: [
    [
      'dark',
      'M9.500 1h5v2h-1.500v3h-2V3H9.500zM18.500 4.500l2 2-2 2-2-2zM3 14.500a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    ],
    ['white', 'M5.500 14.500a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0'],
    ['red', 'M12 8a6.500 6.500 0 0 1 6.500 6.500H12z'],
  ],
  dumbbell: [
    ['dark', 'M1 10.500h22v3H1z'],
    ['cloth', 'M3 5h4v14H3zM17 5h4v14h-4z'],
    ['yellow', 'M7 7.500h2.500v9H7zM14.500 7.500H17v9h-2.500z'],
  ],
  tulip: [
    ['paint', 'M11 13h2v11h-2zM11.500 23Q5 22 4 15q6 1 7.500 6zM12.500 23Q19 22 20 15q-6 1-7.500 6z'],
    ['cloth', 'M6 2l3.500 3L12 1l2.500 4L18 2v6a6 6 0 0 1-12 0z'],
    ['red', 'M12 4.500q3 3 3 6T12 14q-3-.5-3-3.500t3-6z'],
  ],
} as const satisfies Record<string, readonly (readonly [Paper, string])[]>;

/** Shows what a trade is known by, in cut paper: a pole, a camera, a cake. Fills the window it stands in. */
export function TradeDrawing({ kind }: TradeDrawingProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.root}>
      {drawings[kind].map(([paper, d]) => (
        <path key={d} d={d} className={styles.paper[paper]} />
      ))}
    </svg>
  );
}
