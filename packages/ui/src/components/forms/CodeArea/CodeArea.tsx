'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FieldFrame, type FieldWords } from '../FieldFrame/FieldFrame.tsx';
import { useField } from '../FormContext/FormContext.tsx';
import * as styles from './CodeArea.css.ts';

export interface CodeAreaProps extends FieldWords {
  /** How many lines it shows before anything is typed. */
  rows?: number;
  defaultValue?: string | undefined;
  /** Read-only: to be read and copied. */
  readOnly?: boolean;
  /** Finds what keeps a program from reading it. Called as it is typed; the result is said when the form is sent. */
  check?: ((text: string) => CodeFault | undefined) | undefined;
  /** What else is wrong with it. Each is a button that leads to its place. */
  faults?: readonly PlacedFault[] | undefined;
}

/** A part of a text, in characters from its start. */
export interface CodePlace {
  from: number;
  to: number;
}

export interface CodeFault extends CodePlace {
  /** What is wrong there, with its line: “Line 12, column 4: a comma is missing.” */
  message: string;
}

export interface PlacedFault {
  message: string;
  /** Called when the visitor goes to the place, as the text may have moved by then. */
  find: (text: string) => CodePlace;
}

/** Asks for text that a program reads, such as JSON, and leads to the places where it is wrong. */
export function CodeArea(props: CodeAreaProps) {
  const { rows = 12, defaultValue = '', readOnly, check, faults = [], ...words } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const { error } = useField(words.name);
  const [fault, setFault] = useState<CodeFault>();

  const read = (own: HTMLTextAreaElement) => {
    const found = check?.(own.value);
    own.setCustomValidity(found?.message ?? '');
    setFault(found);
  };

  const choose = ({ from, to }: CodePlace) => {
    const own = area.current!;
    own.setSelectionRange(from, to);
    // No browser scrolls to a range that a script has selected.
    own.scrollTop = heightOf(own, own.value.slice(0, from)) - own.clientHeight / 2;
  };
  const chooseFirst = useEffectEvent(() => {
    const place = fault ?? faults[0]?.find(area.current!.value);
    if (place) choose(place);
  });
  useLayoutEffect(() => {
    if (error) chooseFirst();
  }, [error]);

  // What the visitor typed before the script loaded is read too.
  const readTyped = useEffectEvent(() => read(area.current!));
  useEffect(() => readTyped(), []);

  return (
    <div className={styles.root}>
      <FieldFrame {...words} error={words.error ?? (error && fault?.message)}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            rows={rows}
            defaultValue={defaultValue}
            readOnly={readOnly}
            required={!readOnly && control.required}
            className={`${control.className} ${styles.area}`}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            // JSON is written from left to right in every language.
            dir="ltr"
            onInput={({ currentTarget }) => read(currentTarget)}
          />
        )}
      </FieldFrame>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ message, find }) => (
            <li key={message}>
              <button
                type="button"
                className={styles.fault}
                onClick={() => {
                  choose(find(area.current!.value));
                  area.current!.focus();
                }}
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How high a text is, with its lines broken as they are in the field. */
function heightOf(area: HTMLTextAreaElement, text: string): number {
  const mirror = area.cloneNode() as HTMLTextAreaElement;
  mirror.removeAttribute('id');
  mirror.removeAttribute('name');
  mirror.rows = 1;
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    inlineSize: `${area.offsetWidth}px`,
  });
  mirror.style.height = mirror.style.minHeight = '0';
  mirror.value = text;
  area.after(mirror);
  const { scrollHeight } = mirror;
  mirror.remove();
  return scrollHeight;
}
