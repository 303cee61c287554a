'use client';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './FormReply.css.ts';

export interface FormReplyWords {
  heading: string;
  /** What happens next. */
  text?: string | undefined;
  /** The number people write down. */
  reference?: { label: string; text: string } | undefined;
}

export interface FormReplyProps {
  /** The answer. While there is none, the form stands. */
  reply?: FormReplyWords | undefined;
  /** Said aloud while the form is on its way. */
  busy?: string | undefined;
  /** A way on, under the words. */
  action?: ReactNode;
  /** Leaves the form under the answer, empty, for a visitor who has more to say. */
  again?: boolean;
  /** The form. */
  children: ReactNode;
}

/**
 * Puts an answer in a form's place, and the focus on it for those who had it in the form; or over the form, which keeps
 * the focus. Either way it is heard once.
 */
export function FormReply({ reply, busy = '', action, again = false, children }: FormReplyProps) {
  const headingId = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const settled = useRef(false);
  const [unheld, setUnheld] = useState(false);
  const words = reply && [reply.heading, reply.text].filter(Boolean).join(' ');

  useEffect(() => {
    const late = settled.current;
    settled.current = true;
    if (!words) return;
    if (held.current) panel.current!.focus();
    held.current = false;
    if (!again || !late) return;
    // The form stays, and the focus where it is: the answer is heard as it comes, and once.
    for (const form of root.current!.querySelectorAll('form')) form.reset();
    panel.current!.scrollIntoView({ block: 'nearest' });
  }, [words, again]);

  return (
    <div ref={root} className={styles.root}>
      <LiveText>{busy || (unheld && !again && words) || ''}</LiveText>
      {reply && (
        <div
          ref={panel}
          role={again ? 'alert' : 'group'}
          aria-labelledby={again ? undefined : headingId}
          tabIndex={again ? undefined : -1}
          className={styles.panel}
        >
          <span className={styles.mark}>
            <Icon kind="done" size="huge" />
          </span>
          <p id={headingId} className={styles.heading}>
            {reply.heading}
          </p>
          {reply.text && <p>{reply.text}</p>}
          {reply.reference && (
            <p className={styles.reference}>
              {reply.reference.label} <strong>{reply.reference.text}</strong>
            </p>
          )}
          {action}
        </div>
      )}
      {(!reply || again) && (
        <Leaving
          onLeave={(focused) => {
            held.current = focused;
            // If the visitor has moved the focus elsewhere, it stays there and the reply is only announced.
            setUnheld(!focused);
          }}
        >
          {children}
        </Leaving>
      )}
    </div>
  );
}

// Only what is still on the page can tell whether it has the focus.
function Leaving({ onLeave, children }: { onLeave: (focused: boolean) => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const own = root.current!;
    return () => leave(own.contains(document.activeElement));
  }, []);
  return <div ref={root}>{children}</div>;
}
