import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import { ink, paper2, spark } from './paint.ts';

interface PortraitProps {
  label: string | undefined;
  /** The picture, in a box of 240 by 270. */
  children: ReactNode;
  /** How much smaller than its neighbour it hangs: the share of its place it leaves empty on either side. */
  margin?: number;
}

/** A picture in a gilt frame, hung from a cord. */
export function Portrait({ label, children, margin = 0 }: PortraitProps) {
  return (
    <Drawing viewBox={`${-margin} 0 ${296 + 2 * margin} 388`} label={label}>
      <path fill="none" stroke={paper2} strokeWidth="4" d="M78 66L148 6l70 60" />
      <circle cx="148" cy="7" r="7" fill={ink} />
      <path fill={spark} d="M0 62h296v326H0z" />
      <path fill={paper2} d="M0 388l16-16h264V78l16-16v326z" />
      <path fill={ink} d="M16 78h264v294H16z" />
      <path fill="none" stroke={spark} strokeWidth="2" d="M21 83h254v284H21z" />
      <svg x="28" y="90" width="240" height="270" viewBox="0 0 240 270">
        {children}
      </svg>
    </Drawing>
  );
}
