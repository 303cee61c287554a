'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FieldFrame, type FieldWords } from '../FieldFrame/FieldFrame.tsx';
import { useScripted } from '../FormContext/FormContext.tsx';
import { LiveText } from '../../feedback/LiveText/LiveText.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldWords {
  /** How many lines it shows before anything is typed. */
  rows?: number;
  /** Counts down to a limit. What is typed beyond it stays, and is said to be too much. */
  count?: CharacterCount | undefined;
  /** What the browser may fill in, by HTML’s own names. */
  autoComplete?: string | undefined;
  defaultValue?: string | undefined;
}

export interface CharacterCount {
  limit: number;
  /** Says what the limit is, before anything is typed. */
  upTo: string;
  left: (characters: number) => string;
  tooMany: (characters: number) => string;
}

/** How long the fingers rest before the count is said aloud. */
export const restBeforeSpeaking = 1000;

// In characters, as the server counts: an emoji is one.
const lengthOf = (words: string) => Array.from(words).length;

/** Asks for several lines of words, and says how many more there is room for. */
export function TextArea({ rows = 5, count, autoComplete, defaultValue, ...words }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const scripted = useScripted();
  const [length, setLength] = useState(lengthOf(defaultValue ?? ''));
  const [spoken, setSpoken] = useState('');

  const room = count && count.limit - length;
  const said = !count || room === undefined ? '' : room < 0 ? count.tooMany(-room) : count.left(room);
  const over = room !== undefined && room < 0;

  const weigh = (own: HTMLTextAreaElement) => {
    const typed = lengthOf(own.value);
    setLength(typed);
    own.setCustomValidity(count && typed > count.limit ? count.tooMany(typed - count.limit) : '');
  };

  // What the visitor typed before the script loaded is counted too.
  const weighTyped = useEffectEvent(() => weigh(area.current!));
  useEffect(() => {
    const { form } = area.current!;
    let pause: ReturnType<typeof setTimeout> | undefined;
    // The `reset` event comes before the form is emptied.
    const weighEmptied = () => {
      pause = setTimeout(() => weighTyped());
    };
    weighTyped();
    form?.addEventListener('reset', weighEmptied);
    return () => {
      clearTimeout(pause);
      form?.removeEventListener('reset', weighEmptied);
    };
  }, []);

  useEffect(() => {
    if (document.activeElement !== area.current) return;
    const pause = setTimeout(() => setSpoken(said), restBeforeSpeaking);
    return () => clearTimeout(pause);
  }, [said]);

  return (
    <FieldFrame {...words}>
      {(control) => (
        <>
          <textarea
            {...control}
            ref={area}
            rows={rows}
            autoComplete={autoComplete}
            defaultValue={defaultValue}
            className={`${control.className} ${styles.area}`}
            aria-describedby={
              [control['aria-describedby'], count && `${control.id}-limit`].filter(Boolean).join(' ') ||
              undefined
            }
            onInput={({ currentTarget }) => weigh(currentTarget)}
          />
          {count && (
            <div className={styles.foot}>
              {/* Described by a text that does not change, so that a screen reader does not start over at each letter. */}
              <p id={`${control.id}-limit`} className={scripted ? styles.limit.heard : styles.limit.seen}>
                {count.upTo}
              </p>
              {scripted && (
                <p aria-hidden="true" className={over ? styles.count.over : styles.count.within}>
                  {said}
                </p>
              )}
              <LiveText>{spoken}</LiveText>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}
