'use client';

import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/index.ts';
import { useField } from '../FormContext/FormContext.tsx';
import * as styles from './FieldGroup.css.ts';

export interface FieldGroupProps {
  legend: string;
  children: ReactNode;
  /** The name its fields share, where an error is about all of them. */
  name?: string;
  /** Side by side where there is room: for short fields. */
  columns?: keyof typeof styles.columns;
}

/** Gathers fields that belong together under the question they answer. */
export function FieldGroup({ legend, children, name = '', columns = 'one' }: FieldGroupProps) {
  const { id, error } = useField(name);

  return (
    <fieldset
      id={name ? id : undefined}
      aria-describedby={error && `${id}-error`}
      tabIndex={error ? -1 : undefined}
    >
      <legend className={styles.legend}>
        <Heading level={2} size="xlarge">
          {legend}
        </Heading>
      </legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.columns[columns]}>{children}</div>
    </fieldset>
  );
}
