'use client';

import { useEffect, useRef, useState } from 'react';
import { Heading } from '../../../primitives/index.ts';
import * as styles from './Loader.css.ts';

export interface LoaderProps {
  /** Says what is loading; the only part that screen readers read. */
  heading: string;
  /** Pieces of code, some of many lines, to be typed one after another. */
  snippets: readonly [string, ...string[]];
  /** Chooses among the snippets: a number from 0 up to 1, as `Math.random` gives. */
  random?: () => number;
}

const perCharacter = 50;
const rest = 1500;
const linesShown = 10;

/**
 * Covers the screen while something is loading: a workshop at night where a website is being typed.
 *
 * It takes no `id`: there is nothing else on the screen to lead to.
 */
export function Loader({ heading, snippets, random = Math.random }: LoaderProps) {
  const code = useTyping(snippets, random);

  return (
    <div className={styles.root}>
      <Lamp />
      <div className={styles.room}>
        {/* An output may not hold a heading. */}
        <div role="status" className={styles.message}>
          <Heading level={1} size="xxlarge">
            {heading}
          </Heading>
        </div>
        <div aria-hidden="true" className={styles.easel}>
          <pre className={styles.board}>
            <code className={styles.code}>
              {code.split('\n').slice(-linesShown).join('\n').split(quoted).map(paint)}
              <span className={styles.caret} />
            </code>
          </pre>
        </div>
      </div>
      <Bench />
    </div>
  );
}

// Splits out what stands in quotes, closed or still being typed.
const quoted = /('[^'\n]*'?|"[^"\n]*"?)/;

function paint(piece: string, index: number) {
  return index % 2 ? (
    // A piece is identified by its place in the text.
    <span key={index} className={styles.quoted}>
      {piece}
    </span>
  ) : (
    piece
  );
}

/** Types a random snippet, rests, and begins another. Nothing is typed on the server. */
function useTyping(snippets: LoaderProps['snippets'], random: () => number): string {
  const [typed, setTyped] = useState('');
  const latest = useRef({ snippets, random });

  useEffect(() => {
    latest.current = { snippets, random };
  });

  useEffect(() => {
    const wholeLines = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let timer: ReturnType<typeof setTimeout>;

    function begin(last?: string) {
      const others = latest.current.snippets.filter((snippet) => snippet !== last);
      const next = others[Math.floor(latest.current.random() * others.length)] ?? latest.current.snippets[0];
      if (wholeLines) type(next, 0);
      else timer = setTimeout(type, perCharacter, next, 0);
    }

    function type(snippet: string, from: number) {
      const lineEnd = snippet.indexOf('\n', from) + 1 || snippet.length;
      const to = wholeLines ? lineEnd : from + 1;
      setTyped(snippet.slice(0, to).trimEnd());
      timer =
        to < snippet.length
          ? setTimeout(type, perCharacter * (to - from), snippet, to)
          : setTimeout(begin, rest, snippet);
    }

    begin();
    return () => clearTimeout(timer);
  }, []);

  return typed;
}

function Lamp() {
  return (
    <div aria-hidden="true">
      <div className={styles.light} />
      <div className={styles.lamp}>
        <svg viewBox="0 0 136 54" className={styles.shade}>
          <circle cx="68" cy="40" r="14" className={styles.paint.bulb} />
          <path d="M58 0h20v12q34 6 52 30H6Q24 18 58 12z" className={styles.paint.deep} />
        </svg>
      </div>
    </div>
  );
}

function Bench() {
  return (
    <div aria-hidden="true" className={styles.bench}>
      <svg viewBox="0 0 240 92" className={styles.tins}>
        <path d="M6 40h54v52H6z" className={styles.paint.spark} />
        <path d="M82 52h46v40H82z" className={styles.paint.cloth} />
        <path d="M150 46h50v46h-50z" className={styles.paint.deep} />
        <path d="M2 34h62v8H2zM79 47h52v7H79zM146 40h58v8h-58z" className={styles.paint.iron} />
        <path d="M98 47l14-44 8 2-10 42z" className={styles.paint.iron} />
        <path d="M20 40v22q5 8 10 0V40zM166 48v16q5 8 10 0V48z" className={styles.paint.drip} />
      </svg>
    </div>
  );
}
