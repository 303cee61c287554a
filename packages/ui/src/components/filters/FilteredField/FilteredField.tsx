'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { FieldFrame, type FieldWords } from '../../forms/FieldFrame/FieldFrame.tsx';
import { useRecheck } from '../../forms/FormContext/FormContext.tsx';
import { droppedFrom, nothing, restore, retype } from './retype.ts';
import { emailRule, legalIn, usernameRule } from './rules.ts';
import * as styles from './FilteredField.css.ts';

export interface FilteredFieldProps extends FieldWords {
  /** Which characters can be typed: an email address's, in small letters, or a username's. */
  kind: 'email' | 'username';
  /** What a browser may fill in: a token of the HTML standard. The field for logging in is the `username`. */
  autoComplete: 'email' | 'username' | 'nickname';
  defaultValue?: string | undefined;
  labels: FilteredLabels;
}

/** Each is a function of the left-out characters, in the order they were typed. */
export interface FilteredLabels {
  /** These characters cannot be used, and were left out. */
  refused: (characters: readonly string[]) => string;
  /** Legal but rare characters are left out until the visitor asks for them. Without these words they stay in. */
  legal?: LegalLabels;
}

export interface LegalLabels {
  /** They were left out, and can be put back: are they part of this address? */
  leftOut: (characters: readonly string[]) => string;
  /** Puts them back: “Keep “+””. */
  keep: (characters: readonly string[]) => string;
  /** Does without them: “Leave it out”. */
  leaveOut: (characters: readonly string[]) => string;
  /** Said at the field where the visitor pressed neither and the form is sent. */
  undecided: (characters: readonly string[]) => string;
}

/** All that is said about an address. */
export type AddressLabels = Required<FilteredLabels>;

/**
 * Asks for a name that a machine must recognise: leaves out characters that cannot be part of it, and says so. Legal
 * but rare characters of an address are put back at a press, and until the visitor decides, the form around it is not
 * sent.
 */
export function FilteredField(props: FilteredFieldProps) {
  const { kind, autoComplete, defaultValue = '', labels, ...words } = props;
  const { legal } = labels;
  const isEmail = kind === 'email';
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(nothing);
  // The visitor was asked before about the characters of an address that the page itself fills in.
  const allowed = useRef(legalIn(defaultValue));
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const recheck = useRecheck();

  const tell = (own: HTMLInputElement) => {
    const characters = droppedFrom(typed.current);
    setLeftOut(characters);
    own.setCustomValidity(legal && characters.length > 0 ? legal.undecided(characters) : '');
  };

  const sift = (own: HTMLInputElement) => {
    const value = isEmail ? own.value.toLowerCase() : own.value;
    const rule = isEmail ? emailRule(legal ? allowed.current : 'all') : usernameRule;
    const next = retype(typed.current, value, own.selectionStart ?? value.length, rule);
    typed.current = next.typed;
    if (own.value !== next.typed.shown) {
      own.value = next.typed.shown;
      if (document.activeElement === own) own.setSelectionRange(next.caret, next.caret);
    }
    tell(own);
    setRefused((known) => (value === '' ? [] : [...new Set([...known, ...next.refused])]));
  };

  const siftTyped = useEffectEvent(() => sift(input.current!));
  useEffect(() => siftTyped(), []);

  function decide(keeps: boolean) {
    const own = input.current!;
    const caret = own.selectionStart ?? own.value.length;
    const next = keeps ? restore(typed.current, caret) : { shown: own.value, caret };
    if (keeps) allowed.current = new Set([...allowed.current, ...leftOut]);
    typed.current = { shown: next.shown, dropped: [] };
    tell(own);
    // The button that was pressed is about to go.
    own.focus();
    if (keeps) {
      // If its `value` were set directly, React would take the event for no change.
      own.setRangeText(next.shown, 0, own.value.length);
      own.dispatchEvent(new Event('input', { bubbles: true }));
    } else recheck(own);
    own.setSelectionRange(next.caret, next.caret);
  }

  return (
    <FieldFrame {...words}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            // Not `type="email"`: a field of that type cannot say where the caret stays when a letter is left out.
            type="text"
            inputMode={isEmail ? 'email' : 'text'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={defaultValue}
            onInput={({ currentTarget, nativeEvent }) => {
              if (!nativeEvent.isComposing) sift(currentTarget);
            }}
            onCompositionEnd={({ currentTarget }) => sift(currentTarget)}
          />
          {/* So that no visitor signs up under a name they did not mean. */}
          <div role="status" className={styles.hints}>
            {refused.length > 0 && <p className={styles.hint}>{labels.refused(refused)}</p>}
            {legal && leftOut.length > 0 && (
              <div className={styles.hint}>
                <p>{legal.leftOut(leftOut)}</p>
                <div className={styles.choices}>
                  <Button size="small" onClick={() => decide(true)}>
                    {legal.keep(leftOut)}
                  </Button>
                  <Button size="small" tone="quiet" onClick={() => decide(false)}>
                    {legal.leaveOut(leftOut)}
                  </Button>
                </div>
              </div>
            )}
          </div>
        </>
      )}
    </FieldFrame>
  );
}
