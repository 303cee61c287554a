'use client';
import { FieldFrame, type FieldWords } from '../FieldFrame/FieldFrame.tsx';

export interface FieldProps extends FieldWords {
  /** Which keyboard a phone shows, and what a browser refuses by itself. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  /** What a browser may fill in: a token of the HTML standard. */
  autoComplete?: string | undefined;
  defaultValue?: string | undefined;
}

/** Asks for one line of words. */
export function Field({ type = 'text', autoComplete, defaultValue, ...words }: FieldProps) {
  return (
    <FieldFrame {...words}>
      {(control) => (
        <input
          {...control}
          type={type}
          // A name made of spaces is no name.
          pattern={type === 'text' && control.required ? '.*\\S.*' : undefined}
          autoComplete={autoComplete}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'email' ? false : undefined}
          defaultValue={defaultValue}
        />
      )}
    </FieldFrame>
  );
}
