'use client';

import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Picture, type PictureProps } from '../../../primitives/index.ts';
import { Plate } from '../../text/Plate/Plate.tsx';
import * as styles from './PictureWipe.css.ts';

export interface PictureWipeProps {
  /** The same size as the other, and taken from the same spot. */
  before: PictureProps;
  /** What has become of it. */
  after: PictureProps;
  labels: PictureWipeLabels;
}

export interface PictureWipeLabels {
  before: string;
  after: string;
  /** Names the slider: “How much of before and after is shown”. */
  slider: string;
  /** What the slider says of itself, with `{before}` and `{after}` for the shares: “{before} % before, {after} % after”. */
  value: string;
}

const never = () => () => {};

/** Lets the visitor wipe from one picture to another with a slider. Without script, in print, and where one is missing, they stand side by side. */
export function PictureWipe({ before, after, labels }: PictureWipeProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(50);
  const [apart, setApart] = useState(false);
  const afterId = useId();
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  // A picture that never came leaves words in its place, and words cannot be wiped.
  useEffect(() => {
    const listening = new AbortController();
    const pictures = [...(stage.current?.querySelectorAll('img') ?? [])];
    if (pictures.some(({ complete, naturalWidth }) => complete && naturalWidth === 0)) setApart(true);
    for (const picture of pictures) picture.addEventListener('error', () => setApart(true), listening);
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    stage.current?.style.setProperty(styles.share, `${share}%`);
  }, [share]);

  return (
    <div ref={stage} className={styles.stage} data-apart={apart || undefined}>
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
      {scripted && !apart && (
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label={labels.slider}
          aria-controls={afterId}
          aria-valuetext={labels.value
            .replace('{before}', String(share))
            .replace('{after}', String(100 - share))}
          onChange={({ currentTarget }) => setShare(currentTarget.valueAsNumber)}
          className={styles.slider}
        />
      )}
    </div>
  );
}
