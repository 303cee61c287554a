'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FieldFrame, type FieldFrameProps } from '../../forms/FieldFrame/FieldFrame.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** What it is called in the address: `q`. */
  name: string;
  /** What is searched: “Search by name or tier”. */
  label: string;
  /** `hidden` where the magnifying glass says enough; the label is still read out. */
  labelling?: FieldFrameProps['labelling'];
  /** What is searched, where the label does not say it. */
  hint?: string | undefined;
  /** Makes the field controlled: `onChange` must then be handled. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called at every letter, and with an empty string when it is cleared. */
  onChange?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
  labels: {
    /** Names the cross that empties it: “Clear search”. */
    clear: string;
  };
}

/** Looks for words, and empties itself at a press. */
export function SearchField(props: SearchFieldProps) {
  const { value, defaultValue = '', onChange, disabled, labels, ...words } = props;
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;

  function change(next: string) {
    setOwn(next);
    onChange?.(next);
  }

  // Typed before the script loaded, so `onChange` is called now.
  const catchUp = useEffectEvent(() => {
    if (input.current && input.current.value !== shown) change(input.current.value);
  });
  useEffect(() => catchUp(), []);

  return (
    <FieldFrame {...words} optional="">
      {({ className, ...control }) => (
        <span className={styles.root}>
          <span className={styles.glass}>
            <Icon kind="search" size="small" />
          </span>
          <input
            {...control}
            ref={input}
            type="search"
            value={shown}
            disabled={disabled}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => change(event.target.value)}
            className={`${className} ${styles.control}`}
          />
          {shown !== '' && !disabled && (
            <span className={styles.clear}>
              <IconButton
                icon="cross"
                label={labels.clear}
                tone="quiet"
                onClick={() => {
                  change('');
                  input.current?.focus();
                }}
              />
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
