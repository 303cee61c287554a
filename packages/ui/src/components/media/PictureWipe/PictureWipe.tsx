'use client';

import { useEffect, useId, useRef } from 'react';
import { Picture, type PictureProps } from '../../../primitives/index.ts';
import { Plate } from '../../text/Plate/Plate.tsx';
import { letWipe } from './letWipe.ts';
import * as styles from './PictureWipe.css.ts';

export interface PictureWipeProps {
  /** The same size as the other, and taken from the same spot. */
  before: PictureProps;
  /** The “after” picture. */
  after: PictureProps;
  labels: PictureWipeLabels;
}

export interface PictureWipeLabels {
  before: string;
  after: string;
  /** Names the slider: “How much of before and after is shown”. */
  slider: string;
  /** The slider's value, with `{before}` and `{after}` for the shares: “{before} % before, {after} % after”. */
  value: string;
}

/**
 * Lets the visitor wipe from one picture to another with a slider. Without script, in print, and where a picture is
 * missing, they stand side by side. A page without a bundle carries `letWipe` as text.
 */
export function PictureWipe({ before, after, labels }: PictureWipeProps) {
  const stage = useRef<HTMLDivElement>(null);
  const afterId = useId();

  useEffect(() => {
    const parent = stage.current?.parentElement;
    if (parent) letWipe(parent);
  });

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-wipe={JSON.stringify({ name: labels.slider, value: labels.value, controls: afterId })}
    >
      <div className={styles.before}>
        <Picture {...before} />
        <span className={styles.sign.start}>
          <Plate label={labels.before} />
        </span>
      </div>
      <div className={styles.after} id={afterId}>
        <Picture {...after} />
        <span className={styles.sign.end}>
          <Plate label={labels.after} />
        </span>
      </div>
      <div aria-hidden="true" className={styles.edge} />
    </div>
  );
}
