'use client';
import { useEffect, useEffectEvent, useRef, useState, type MouseEventHandler, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { FieldProblem } from '../../forms/FieldProblem/FieldProblem.tsx';
import { useField } from '../../forms/FormContext/FormContext.tsx';
import * as styles from './FieldRows.css.ts';

export interface FieldRowsProps {
  /** Of the list in its form. The buttons that change it send it, for a form without script. */
  name: string;
  /** Names the list to those who listen. */
  label: string;
  /** What the row is called before anything is typed into it, by its number: “Person 3”. */
  rowLabel: (number: number) => string;
  /** What each row that is there to begin with is called. */
  rows: readonly { title: string }[];
  /** Ends with a row that is to be filled in: what the button that adds one is answered with where there is no script. */
  blank?: boolean | undefined;
  /** How many there may be. */
  most: number;
  labels: FieldRowsLabels;
  /** The fields of one row, by where it stands now and which it was to begin with. */
  children: (row: FieldRow) => ReactNode;
  /** Hears that a row has come, gone or moved, once that stands in the form. */
  onRows?: (() => void) | undefined;
}

export interface FieldRow {
  /** Its place by now, from 0: part of the names of its fields. */
  place: number;
  /** Which it was when the form began; none of one that was added since. */
  origin: number | undefined;
}

export interface FieldRowsLabels {
  add: string;
  up: string;
  down: string;
  remove: string;
  /** Said where no row may be added any more. */
  full: string;
}

interface Row {
  key: number;
  origin: number | undefined;
  title: string;
}

/**
 * Asks for several of one kind, each folded away under its name: rows are added, moved and taken away. Without script its
 * buttons send the form, as `add`, `up`, `down` or `remove` with the list or the row as their value.
 */
export function FieldRows(props: FieldRowsProps) {
  const { name, label, rowLabel, rows: begun, blank = false, most, labels, children, onRows } = props;
  const { id, error } = useField(name);
  const list = useRef<HTMLOListElement>(null);
  const [rows, setRows] = useState<readonly Row[]>(() => [
    ...begun.map(({ title }, place) => ({ key: place, origin: place, title })),
    ...(blank ? [{ key: begun.length, origin: undefined, title: '' }] : []),
  ]);
  const [focused, setFocused] = useState<{ row: number | undefined }>();
  const known = useRef(rows);

  const tell = useEffectEvent(() => onRows?.());
  useEffect(() => {
    if (known.current === rows) return;
    known.current = rows;
    tell();
  }, [rows]);

  useEffect(() => {
    if (!focused) return;
    const row = list.current!.querySelector<HTMLElement>(`[data-row="${focused.row}"]`);
    (row?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select') ?? list.current!).focus();
  }, [focused]);

  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, origin: undefined, title: '' }]);
    setFocused({ row: key });
  };
  const move = (place: number, by: 1 | -1) => {
    const next = [...rows];
    next.splice(place + by, 0, ...next.splice(place, 1));
    setRows(next);
  };
  const remove = (place: number) => {
    setRows(rows.filter((_row, other) => other !== place));
    // The button that was pressed goes with its row.
    setFocused({ row: undefined });
  };
  const say = (key: number, title: string) =>
    setRows((now) => {
      const next = now.map((row) => (row.key === key ? { ...row, title } : row));
      // Nothing has moved: what is in the form is known to whoever hears its fields.
      known.current = next;
      return next;
    });

  return (
    <div id={id}>
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={label}
        aria-describedby={error && `${id}-error`}
        className={styles.list}
      >
        {rows.map(({ key, origin, title }, place) => {
          const called = title || rowLabel(place + 1);
          const button = (action: 'up' | 'down' | 'remove', change: () => void) => (
            <Button
              type="submit"
              name={action}
              value={`${name}.${place}`}
              tone="quiet"
              size="small"
              onClick={here(change)}
            >
              <span>
                {labels[action]} <VisuallyHidden>{called}</VisuallyHidden>
              </span>
            </Button>
          );
          return (
            <li key={key} data-row={key} className={styles.row}>
              {/* One that was added is there to be filled in. */}
              <details open={origin === undefined || undefined}>
                <summary className={styles.title}>
                  <span className={styles.name}>{called}</span>
                </summary>
                <div
                  className={styles.fields}
                  onInput={({ currentTarget, target }) => {
                    const first = currentTarget.querySelector('input[type=text], textarea');
                    if (target === first) say(key, (target as HTMLInputElement).value.trim());
                  }}
                >
                  {children({ place, origin })}
                </div>
              </details>
              <div className={styles.actions}>
                {place > 0 && button('up', () => move(place, -1))}
                {place < rows.length - 1 && button('down', () => move(place, 1))}
                {button('remove', () => remove(place))}
              </div>
            </li>
          );
        })}
      </ol>
      {rows.length < most ? (
        <Button type="submit" name="add" value={name} size="small" onClick={here(add)}>
          {labels.add}
        </Button>
      ) : (
        <p className={styles.full}>{labels.full}</p>
      )}
    </div>
  );
}

/** Does it on the page; without script the button sends its form instead. */
const here =
  (change: () => void): MouseEventHandler<HTMLButtonElement> =>
  (event) => {
    event.preventDefault();
    change();
  };
