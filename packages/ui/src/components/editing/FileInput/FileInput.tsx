import type { ComponentProps } from 'react';
import * as styles from './FileInput.css.ts';

export interface FileInputProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'aria-invalid' | 'aria-describedby' | 'autoFocus' | 'className' | 'onChange'
> {
  /** Which files it offers: “image/jpeg,image/png”. */
  accept?: string | undefined;
  /** Takes several at once. */
  multiple?: boolean | undefined;
}

/** Chooses files from the visitor’s own device, by a button like any other; stands in a `FieldFrame`, which names it. */
export function FileInput({ className = '', ...input }: FileInputProps) {
  return <input {...input} type="file" className={`${className} ${styles.root}`} />;
}
