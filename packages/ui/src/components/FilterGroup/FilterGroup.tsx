'use client';
import { useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as styles from './FilterGroup.css.ts';

export interface FilterGroupProps {
  /** What it is called in the address: `tier`. */
  name: string;
  legend: string;
  options: readonly FilterOption[];
  /** The value of the one that is chosen. None need be. */
  chosen?: string | undefined;
  /** Another was ticked, or, with nothing, the tick was taken away. */
  onChoose: (value: string | undefined) => void;
  /** Folds a long list after the first few. What is chosen is always in sight when the list is first drawn. */
  fold?: { after: number; label: string } | undefined;
}

export interface FilterOption {
  label: string;
  value: string;
  /** How many there are of it. */
  count?: string;
}

/** Narrows a list down by one of several: ticking another unticks the first, and the chosen one can be let go. */
export function FilterGroup({ name, legend, options, chosen, onChoose, fold }: FilterGroupProps) {
  const after = fold?.after ?? options.length;
  const [open] = useState(() => options.findIndex(({ value }) => value === chosen) >= after);
  const draw = ({ label, value, count }: FilterOption) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={label}
      count={count}
      checked={value === chosen}
      onCheckedChange={(checked) => onChoose(checked ? value : undefined)}
    />
  );

  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {options.slice(0, after).map(draw)}
      {fold && options.length > after && (
        <details open={open}>
          <summary className={styles.more}>{fold.label}</summary>
          {options.slice(after).map(draw)}
        </details>
      )}
    </fieldset>
  );
}
