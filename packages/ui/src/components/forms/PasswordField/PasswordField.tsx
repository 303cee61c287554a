'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { FieldFrame, type FieldWords } from '../FieldFrame/FieldFrame.tsx';
import { LiveText } from '../../feedback/LiveText/LiveText.tsx';
import { useScripted } from '../FormContext/FormContext.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends FieldWords {
  /** What a password manager goes by: the current password, or a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Puts a button beside the field that shows what is typed, and hides it again. */
  toggle?: PasswordToggle;
  /** Shows what is typed in this field and others at once, where a tick beside them decides. */
  shown?: boolean;
  /** Another field of the same form that this one must repeat, and what to say when it does not. */
  repeats?: { name: string; message: string };
}

export interface PasswordToggle {
  /** On the button. Screen readers read the field's label after it. */
  show: string;
  hide: string;
  /** Announced once it is done. */
  shown: string;
  hidden: string;
}

const valueOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

/** Asks for a password: hidden, unless the visitor wants to see what they type, and hidden again once it is sent. */
export function PasswordField({
  autoComplete,
  toggle,
  shown = false,
  repeats,
  ...words
}: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const scripted = useScripted();
  const [visible, setVisible] = useState(false);
  const [spoken, setSpoken] = useState('');

  const compare = useEffectEvent(() => {
    const own = input.current!;
    if (!repeats || !own.form) return;
    own.setCustomValidity(valueOf(own.form, repeats.name) === own.value ? '' : repeats.message);
  });

  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    const here = new AbortController();
    compare();
    form.addEventListener('input', () => compare(), here);
    // A browser may remember the value of a plain text field, and other people in the shop may see the screen.
    form.addEventListener(
      'submit',
      () => {
        setVisible(false);
        setSpoken('');
      },
      here,
    );
    return () => here.abort();
  }, []);

  return (
    <FieldFrame {...words}>
      {(control) => (
        <>
          <div className={toggle ? styles.row.withToggle : styles.row.alone}>
            <input
              {...control}
              ref={input}
              type={visible || shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
            />
            {toggle && (
              <button
                type="button"
                aria-controls={control.id}
                className={scripted ? styles.toggle.ready : styles.toggle.waiting}
                onClick={() => {
                  setVisible(!visible);
                  setSpoken(visible ? toggle.hidden : toggle.shown);
                }}
              >
                {visible ? toggle.hide : toggle.show} <VisuallyHidden>{words.label}</VisuallyHidden>
              </button>
            )}
          </div>
          {toggle && <LiveText>{spoken}</LiveText>}
        </>
      )}
    </FieldFrame>
  );
}
