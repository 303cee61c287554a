'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import type { NavLink } from '../../../components/navigation/NavList/NavList.tsx';
import { Badge } from '../../../components/feedback/Badge/Badge.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { Container } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import * as styles from './DeskShell.css.ts';

export interface DeskPlace extends NavLink {
  /** How much waits there, and how that is said: “3 waiting”. */
  waiting?: { count: number; spoken: string } | undefined;
}

export interface DeskShellProps {
  /** Names the tabs for screen readers: “Desk”. */
  label: string;
  items: readonly DeskPlace[];
  /** What lies open. */
  children: ReactNode;
}

/**
 * Keeps the pages of a desk within reach, as index tabs beside the open one; on a phone they are a strip above it.
 *
 * It takes no `id`: it stands around the whole page. The open page in it has one.
 */
export function DeskShell({ label, items, children }: DeskShellProps) {
  const list = useRef<HTMLUListElement>(null);
  const open = items.find(({ current }) => current)?.href;

  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!open || !strip || !tab) return;
    // Only the strip moves: the page stays where it is read.
    const { left, right } = tab.getBoundingClientRect();
    const edges = strip.getBoundingClientRect();
    if (left < edges.left || right > edges.right) strip.scrollLeft += left - edges.left - edges.width / 3;
  }, [open]);

  return (
    <div className={`${styles.root} ${ground.tint}`}>
      <Container>
        <div className={styles.layout}>
          <nav aria-label={label} className={styles.nav}>
            <ul ref={list} className={styles.tabs}>
              {items.map(({ label: name, href, current, waiting }) => (
                <li key={href} className={styles.place}>
                  <Link
                    href={href}
                    className={current ? styles.tab.current : styles.tab.other}
                    aria-current={current ? 'page' : undefined}
                  >
                    {name}
                    {waiting && waiting.count > 0 && (
                      <>
                        {' '}
                        <Badge label={String(waiting.count)} spoken={waiting.spoken} tone="spark" />
                      </>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.sheet}>{children}</div>
        </div>
      </Container>
    </div>
  );
}
