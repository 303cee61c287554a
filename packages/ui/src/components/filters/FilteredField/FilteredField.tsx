'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FieldFrame, type FieldWords } from '../../forms/FieldFrame/FieldFrame.tsx';
import * as styles from './FilteredField.css.ts';

export interface FilteredFieldProps extends FieldWords {
  /** Which characters can be typed: an email address's, in small letters, or a username's. */
  kind: keyof typeof kinds;
  /** Says which characters can be used, once another was left out. */
  allowed: string;
  /** What a browser may fill in: a token of the HTML standard. */
  autoComplete: 'email' | 'username';
  defaultValue?: string | undefined;
}

const kinds = {
  email: { keep: (typed: string) => typed.toLowerCase().replace(/[^\w.@-]/g, ''), keyboard: 'email' },
  username: { keep: (typed: string) => typed.replace(/[^\w.-]/g, ''), keyboard: 'text' },
} as const;

/** Asks for a name that a machine must know again: leaves out what cannot be part of it, and says so. */
export function FilteredField({ kind, allowed, autoComplete, defaultValue, ...words }: FilteredFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sifted, setSifted] = useState(false);
  const { keep, keyboard } = kinds[kind];

  const sift = (own: HTMLInputElement) => {
    const typed = own.value;
    const kept = keep(typed);
    if (kept === typed) return;
    const caret = keep(typed.slice(0, own.selectionStart ?? typed.length)).length;
    own.value = kept;
    if (document.activeElement === own) own.setSelectionRange(caret, caret);
    if (kept.length < typed.length) setSifted(true);
  };

  const siftTyped = useEffectEvent(() => sift(input.current!));
  useEffect(() => siftTyped(), []);

  return (
    <FieldFrame {...words}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            // Not the browser's own type: that has no say where the caret stays when a letter is left out.
            type="text"
            inputMode={keyboard}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={defaultValue}
            onInput={({ currentTarget, nativeEvent }) => {
              if (!nativeEvent.isComposing) sift(currentTarget);
            }}
            onCompositionEnd={({ currentTarget }) => sift(currentTarget)}
          />
          {/* Nobody should sign up under a name they did not mean. */}
          <div role="status">{sifted && <p className={styles.hint}>{allowed}</p>}</div>
        </>
      )}
    </FieldFrame>
  );
}
