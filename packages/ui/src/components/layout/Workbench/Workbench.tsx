'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { SegmentedControl } from '../../actions/SegmentedControl/SegmentedControl.tsx';
import * as styles from './Workbench.css.ts';

export interface WorkbenchProps {
  /** The list of what is to be done, at the side where there is room. */
  sheet: ReactNode;
  /** The work itself. */
  children: ReactNode;
  /** A preview of it, at the other side, and in the place of the work on a phone. It needs script. */
  view?:
    | {
        content: ReactNode;
        /** The names of work and preview on a phone, “Tell” and “Look”, and the name of the choice. */
        labels: { legend: string; work: string; view: string };
        /** Whether something in the preview has just led to the work: on a phone, that is in front then. */
        workAsked?: boolean;
      }
    | undefined;
  /** The next step after the piece in hand: at the foot of the window, however far the page is scrolled. */
  next?: WorkbenchNext | undefined;
}

export interface WorkbenchNext {
  /** “Next”. */
  label: string;
  /** Follows the label: “: prices”. Read by screen readers, and seen where there is room. */
  where?: string | undefined;
  /** Beside it, where there is room. */
  note?: string | undefined;
  /** The id of the form that it sends. */
  form: string;
}

/** Lays out work: the list of what is to be done, the piece in hand, and a preview of it. */
export function Workbench({ sheet, children, view, next }: WorkbenchProps) {
  const [inFront, setInFront] = useState<'work' | 'view'>('work');
  const [asked, setAsked] = useState(view?.workAsked);
  if (view?.workAsked !== asked) {
    setAsked(view?.workAsked);
    if (view?.workAsked) setInFront('work');
  }
  const side = useRef<HTMLDivElement>(null);
  /** How far the page was scrolled when each was last in front. */
  const scrolled = useRef<{ work?: number; view?: number }>({});
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const top = scrolled.current[inFront];
    if (top === undefined) side.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else window.scrollTo({ top, behavior: 'instant' });
  }, [inFront]);

  return (
    <div className={styles.root[view ? 'three' : 'two']}>
      <div className={styles.sheet}>{sheet}</div>
      {view && (
        <div className={styles.choice[next ? 'besideNext' : 'alone']}>
          <SegmentedControl
            legend={view.labels.legend}
            choices={[
              { value: 'work', label: view.labels.work },
              { value: 'view', label: view.labels.view },
            ]}
            value={inFront}
            onChoose={(chosen) => {
              scrolled.current[inFront] = window.scrollY;
              setInFront(chosen);
            }}
          />
        </div>
      )}
      <div className={styles.middle}>
        <div className={styles.work[inFront === 'work' ? 'inFront' : 'behind']}>{children}</div>
        {next && (
          <div className={styles.next[view ? 'beside' : 'alone']}>
            <Button
              type="submit"
              form={next.form}
              label={next.where && `${next.label}${next.where}`}
              tone="spark"
            >
              <span>
                {next.label}
                {next.where && <span className={styles.where}>{next.where}</span>}
              </span>
            </Button>
            {next.note && <span className={styles.note}>{next.note}</span>}
          </div>
        )}
      </div>
      {view && (
        <div ref={side} className={styles.view[inFront === 'view' ? 'inFront' : 'behind']}>
          <div className={styles.kept}>{view.content}</div>
        </div>
      )}
    </div>
  );
}
