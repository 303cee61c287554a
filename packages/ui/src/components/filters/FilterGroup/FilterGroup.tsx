'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as box from '../../forms/Checkbox/Checkbox.css.ts';
import * as styles from './FilterGroup.css.ts';

export interface FilterGroupProps {
  /** What it is called in the address: `tier`. */
  name: string;
  legend: string;
  /** In the order in which people look for them; the first shows everything. */
  options: readonly FilterOption[];
  /** The value that is chosen, if any is. */
  chosen?: string | undefined;
  /** Called with the value that was ticked, or without one when the tick was taken away. */
  onChoose: (value: string | undefined) => void;
  /** Folds a long list after the first few. What is chosen is always in sight when the list is first rendered. */
  fold?: { after: number; label: string } | undefined;
}

export interface FilterOption {
  label: string;
  value: string;
  /** How many results it has. */
  count?: string;
}

/** Narrows a list down by one of several: ticking another unticks the first, and the chosen one can be let go. */
export function FilterGroup({ name, legend, options, chosen, onChoose, fold }: FilterGroupProps) {
  const after = fold?.after ?? options.length;
  const [open] = useState(() => options.findIndex(({ value }) => value === chosen) >= after);
  const group = useRef<HTMLFieldSetElement>(null);

  // Ticked before the script loaded, so `onChange` is called now.
  const catchUp = useEffectEvent(() => {
    const ticked = [...group.current!.querySelectorAll('input')].filter(({ checked }) => checked);
    const other = ticked.find(({ value }) => value !== chosen);
    if (other) onChoose(other.value);
    else if (ticked.length === 0 && options.some(({ value }) => value === chosen)) onChoose(undefined);
  });
  useEffect(() => catchUp(), []);

  // The browser's own box: a list that narrows at each tick needs nothing more, and it works before any script.
  const render = ({ label, value, count }: FilterOption) => (
    <label key={value} className={box.line}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={value === chosen}
        onChange={({ target }) => onChoose(target.checked ? value : undefined)}
        className={box.box}
      />
      <span className={box.label}>
        {/* “$299 – $498” reads from the left wherever the page reads from. */}
        <bdi>{label}</bdi>
      </span>
      {count !== undefined && <span className={box.count}> {count}</span>}
    </label>
  );

  return (
    <fieldset ref={group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.slice(0, after).map(render)}
      {fold && options.length > after && (
        <details open={open}>
          <summary className={styles.more}>{fold.label}</summary>
          {options.slice(after).map(render)}
        </details>
      )}
    </fieldset>
  );
}
