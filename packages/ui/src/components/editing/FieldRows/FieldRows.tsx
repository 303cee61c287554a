'use client';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEventHandler,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { FieldProblem } from '../../forms/FieldProblem/FieldProblem.tsx';
import { useField, useScripted } from '../../forms/FormContext/FormContext.tsx';
import { useFold } from '../FieldFold/useFold.ts';
import { dragRow } from './dragRow.ts';
import * as styles from './FieldRows.css.ts';

export interface FieldRowsProps {
  /** The list’s name in its form. The buttons that change it send this name, for a form without script. */
  name: string;
  /** Names the list for screen readers. */
  label: string;
  /** What the row is called before anything is typed into it, by its number: “Person 3”. */
  rowLabel: (number: number) => string;
  /** What each of the first rows is called. */
  rows: readonly { title: string }[];
  /** Ends with an empty row: the server’s answer to the button that adds one, where there is no script. */
  blank?: boolean | undefined;
  /** How many there may be. */
  most: number;
  labels: FieldRowsLabels;
  /** The fields of one row, by its place now and its place at first. */
  children: (row: FieldRow) => ReactNode;
  /** Called once a row has come, gone or moved in the form. */
  onRows?: (() => void) | undefined;
}

export interface FieldRow {
  /** Its place now, from 0: part of the names of its fields. */
  place: number;
  /** Its place when the form began; undefined for a row that was added since. */
  origin: number | undefined;
}

export interface FieldRowsLabels {
  add: string;
  up: string;
  down: string;
  remove: string;
  /** Shown where a pointer rests on the handle. */
  drag: string;
  /** Said once a row has been moved, by where it stands now: “Ada is number 2 of 5.” */
  moved: (row: string, number: number, of: number) => string;
  /** Said once no more rows may be added. */
  full: string;
}

interface Row {
  key: number;
  origin: number | undefined;
  title: string;
}

/**
 * Asks for several of one kind, each folded away under its name: rows are added, moved by button or dragged, and taken
 * away. Without script its buttons send the form, as `add`, `up`, `down` or `remove` with the list or the row as their
 * value.
 */
export function FieldRows(props: FieldRowsProps) {
  const { name, label, rowLabel, rows: begun, blank = false, most, labels, children, onRows } = props;
  const { id, error } = useField(name);
  const list = useRef<HTMLOListElement>(null);
  const [rows, setRows] = useState<readonly Row[]>(() => [
    ...begun.map(({ title }, place) => ({ key: place, origin: place, title })),
    ...(blank ? [{ key: begun.length, origin: undefined, title: '' }] : []),
  ]);
  const scripted = useScripted();
  const [said, setSaid] = useState('');
  const [moved, setMoved] = useState<{ row: number }>();
  const letGo = useRef<() => void>(undefined);
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
    const row = list.current!.querySelector<HTMLElement>(`:scope > [data-row="${focused.row}"]`);
    (row?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select') ?? list.current!).focus();
  }, [focused]);

  useEffect(() => {
    // At either end there is no button in that direction, so the focus goes to the other one.
    if (!moved || document.activeElement !== document.body) return;
    list
      .current!.querySelector<HTMLElement>(
        `:scope > [data-row="${moved.row}"] > * > :is([name=up], [name=down])`,
      )
      ?.focus({ preventScroll: true });
  }, [moved]);

  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, origin: undefined, title: '' }]);
    setFocused({ row: key });
  };
  const calledAt = (place: number) => rows[place]?.title || rowLabel(place + 1);
  const move = (from: number, to: number) => {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    setRows(next);
    setSaid(labels.moved(calledAt(from), to + 1, rows.length));
    setMoved({ row: rows[from]!.key });
  };
  const drag = (from: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // The words around are not to be selected.
    event.preventDefault();
    letGo.current?.();
    letGo.current = dragRow(list.current!, from, event, event.currentTarget, (to) => {
      // A row that came or went meanwhile was not measured.
      if (known.current === rows) move(from, to);
    });
  };
  useEffect(() => () => letGo.current?.(), [letGo]);
  const remove = (place: number) => {
    setRows(rows.filter((_row, other) => other !== place));
    // The button that was pressed goes with its row.
    setFocused({ row: undefined });
  };
  const say = (key: number, title: string) =>
    setRows((now) => {
      const next = now.map((row) => (row.key === key ? { ...row, title } : row));
      // Only a title has changed: no row came, went or moved, so the caller is not called.
      known.current = next;
      return next;
    });

  const isDragged = scripted && rows.length > 1;

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
        {rows.map(({ key, origin }, place) => {
          const called = calledAt(place);
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
              {/* For a pointer alone: the buttons do the same by keyboard and for screen readers. */}
              {isDragged && (
                <span
                  aria-hidden="true"
                  title={labels.drag}
                  className={styles.handle}
                  onPointerDown={(event) => drag(place, event)}
                >
                  <svg viewBox="0 0 12 20" className={styles.grip}>
                    <path d="M3 3h0m6 0h0M3 10h0m6 0h0M3 17h0m6 0h0" />
                  </svg>
                </span>
              )}
              {/* An added row opens to be filled in. */}
              <RowFold name={`${name}.${place}`} opens={origin === undefined}>
                <summary className={isDragged ? styles.title.dragged : styles.title.still}>
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
              </RowFold>
              <div className={styles.actions}>
                {place > 0 && button('up', () => move(place, place - 1))}
                {place < rows.length - 1 && button('down', () => move(place, place + 1))}
                {button('remove', () => remove(place))}
              </div>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
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

/** Changes the list on the page; without script the button sends its form instead. */
const here =
  (change: () => void): MouseEventHandler<HTMLButtonElement> =>
  (event) => {
    event.preventDefault();
    change();
  };

function RowFold({ name, opens, children }: { name: string; opens: boolean; children: ReactNode }) {
  return <details {...useFold([name], opens)}>{children}</details>;
}
