'use client';
import { useRef } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { useLostFocus } from '../../../components/feedback/LostFocus/LostFocus.ts';
import {
  AccountPanel,
  type AccountPanelProps,
} from '../../../components/layout/AccountPanel/AccountPanel.tsx';
import { Plate } from '../../../components/text/Plate/Plate.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx';
import { Text, VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './SessionList.css.ts';

export interface SessionListProps extends Omit<AccountPanelProps, 'children'> {
  /** The current session comes first. Left out while they are loading. */
  items?: readonly SessionEntry[] | undefined;
  /** Shown in the list’s place where it could not be loaded. */
  problem?: string | undefined;
  /** Called to log that session out. */
  onEnd: (id: string) => void;
  labels: {
    /** Marks the current session: “This one”. */
    current: string;
    end: string;
    ending: string;
    /** Announced while they are loading. */
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
  /** This session is being ended. */
  ending?: boolean;
}

/** Lists where a customer is logged in, and lets them log out elsewhere. */
export function SessionList({ items, problem, onEnd, labels, ...page }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(list, items?.length ?? 0);

  return (
    <AccountPanel {...page}>
      {problem && <Text>{problem}</Text>}
      {!problem && !items && <Skeleton lines={4} label={labels.loading} />}
      {!problem && items && (
        <ul ref={list} tabIndex={-1} className={styles.list}>
          {items.map(({ id, device, used, current, ending = false }) => (
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
    </AccountPanel>
  );
}
