'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { LedgerPage, type LedgerPageProps } from '../../components/LedgerPage/LedgerPage.tsx';
import { Plate } from '../../components/Plate/Plate.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text, VisuallyHidden } from '../../primitives/index.ts';
import * as styles from './SessionList.css.ts';

export interface SessionListProps extends Omit<LedgerPageProps, 'children'> {
  /** The one that is read in comes first. Left out while they are on their way. */
  sessions?: readonly SessionEntry[] | undefined;
  /** Stands in the list’s place where it could not be had. */
  problem?: string | undefined;
  onEnd: (id: string) => void;
  labels: {
    /** Marks the session that is read in: “This one”. */
    current: string;
    end: string;
    ending: string;
    /** Read aloud while they are awaited. */
    loading: string;
  };
}

export interface SessionEntry {
  id: string;
  /** Where it is: “Firefox on a Mac”. */
  device: string;
  /** When it was last used, as people read it and as machines do. */
  used: { text: string; dateTime: string };
  current?: boolean;
  /** It is being ended. */
  ending?: boolean;
}

/** Lists where somebody is logged in, and lets them log out elsewhere. */
export function SessionList({ sessions, problem, onEnd, labels, ...page }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const count = sessions?.length ?? 0;
  const known = useRef(count);

  useEffect(() => {
    const left = known.current - count;
    known.current = count;
    // The button that was pressed is gone with its line; whoever pressed it by keyboard goes on from the list.
    if (left > 0 && document.activeElement === document.body) list.current?.focus();
  }, [count]);

  return (
    <LedgerPage {...page}>
      {problem && <Text>{problem}</Text>}
      {!problem && !sessions && <Skeleton lines={4} label={labels.loading} />}
      {!problem && sessions && (
        <ul ref={list} tabIndex={-1} className={styles.list}>
          {sessions.map(({ id, device, used, current, ending = false }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.words}>
                <p className={styles.device}>{device}</p>
                <p className={styles.used}>
                  <time dateTime={used.dateTime}>{used.text}</time>
                </p>
              </div>
              {current ? (
                <Plate label={labels.current} tone="solid" />
              ) : (
                <Button tone="paper" size="small" busy={ending} onClick={() => onEnd(id)}>
                  <span>
                    {ending ? labels.ending : labels.end} <VisuallyHidden>{device}</VisuallyHidden>
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </LedgerPage>
  );
}
