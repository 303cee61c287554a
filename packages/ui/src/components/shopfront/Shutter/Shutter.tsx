import type { ReactNode } from 'react';
import * as styles from './Shutter.css.ts';

export interface ShutterProps {
  /** How far it is up. */
  raised?: keyof typeof styles.raised | undefined;
  /** Goes up as it comes into sight, each after the one before it, unless the visitor asks for less motion. */
  turn?: keyof typeof styles.turn | undefined;
  /** Painted on it, by its lower edge. */
  children?: ReactNode;
}

/** Lets a shutter down over the positioned box it stands in. It says nothing to those who cannot see it. */
export function Shutter({ raised = 'none', turn, children }: ShutterProps) {
  return (
    <div aria-hidden="true" className={`${styles.raised[raised]} ${turn ? styles.turn[turn] : ''}`}>
      {children}
    </div>
  );
}
