'use client';

import { useState } from 'react';
import { FieldFrame, type FieldWords } from '../../forms/FieldFrame/FieldFrame.tsx';
import * as styles from './NameBoard.css.ts';

export interface NameBoardProps extends FieldWords {
  /** Stands on the board until something is written: “Type it here”. */
  placeholder: string;
  defaultValue?: string | undefined;
  /** How many letters it takes. */
  maxLength: number;
}

const sizeFor = (letters: number): keyof typeof styles.input => {
  if (letters > 24) return 'long';
  return letters > 14 ? 'usual' : 'short';
};

/** Asks for the name of a shop on a painted board, as it stands over a door. */
export function NameBoard({ placeholder, defaultValue = '', maxLength, ...words }: NameBoardProps) {
  const [size, setSize] = useState(() => sizeFor(defaultValue.length));

  return (
    <FieldFrame {...words}>
      {({ className: _field, ...control }) => (
        <input
          {...control}
          type="text"
          dir="auto"
          autoComplete="organization"
          placeholder={placeholder}
          defaultValue={defaultValue}
          maxLength={maxLength}
          className={styles.input[size]}
          onInput={({ currentTarget }) => setSize(sizeFor(currentTarget.value.length))}
        />
      )}
    </FieldFrame>
  );
}
