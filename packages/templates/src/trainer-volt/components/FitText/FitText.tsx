import type { ReactNode } from 'react';
import * as styles from './FitText.css.ts';

export interface FitTextProps {
  /** A word or a number; the fewer letters, the larger they stand. */
  text: string;
  /** As wide as its column, or as tall as its box. */
  to?: keyof typeof styles.to;
  /** Stands in the place of one round letter. */
  piece?: FitTextPiece;
}

export interface FitTextPiece {
  /** Which letter it replaces, the first being 0. */
  at: number;
  /** Shapes drawn on a square of 100 by 100. */
  drawing: ReactNode;
}

// Units of a drawing whose letters are set at 100: the height and the breadth of a heavy capital.
const tall = 81;
const broad = 49;
const gap = 3;

const breadths = [
  [/[Ii1:;.,!’'| -]/, 0.52],
  [/[EFJLSTZ]/i, 0.92],
  [/[KNVXY]/i, 1.08],
  [/[MW]/i, 1.55],
] as const;
const breadthOf = (letter: string) => breadths.find(([letters]) => letters.test(letter))?.[1] ?? 1;
const round = (length: number) => Math.round(length * 10) / 10;
const lengthOf = (text: string) =>
  round(Array.from(text).reduce((sum, letter) => sum + breadthOf(letter) * broad, 0));

/**
 * Draws a word or a number as large as its place allows, in any face and without script: it keeps its
 * breadth while the face is on its way. It is a picture; the words for it stand beside it.
 */
export function FitText({ text, to = 'width', piece }: FitTextProps) {
  const start = piece ? text.slice(0, piece.at) : text;
  const end = piece ? text.slice(piece.at + 1) : '';
  const pieceStart = start ? lengthOf(start) + gap : 0;
  const endStart = pieceStart + (piece ? tall + gap : 0);
  const width = piece ? (end ? endStart + lengthOf(end) : endStart - gap) : lengthOf(start);

  return (
    <svg
      className={styles.to[to]}
      preserveAspectRatio="xMidYMax meet"
      viewBox={`0 0 ${width} ${tall}`}
      aria-hidden="true"
      focusable="false"
    >
      {start && <Letters text={start} from={0} />}
      {piece && (
        <svg x={pieceStart} width={tall} height={tall} viewBox="0 0 100 100">
          {piece.drawing}
        </svg>
      )}
      {end && <Letters text={end} from={endStart} />}
    </svg>
  );
}

function Letters({ text, from }: { text: string; from: number }) {
  const length = lengthOf(text);
  return (
    <text x={round(from + length / 2)} y={tall - 0.5} textLength={length} lengthAdjust="spacingAndGlyphs">
      {text}
    </text>
  );
}
