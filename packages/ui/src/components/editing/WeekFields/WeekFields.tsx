'use client';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { FieldProblem } from '../../forms/FieldProblem/FieldProblem.tsx';
import { useField } from '../../forms/FormContext/FormContext.tsx';
import * as styles from './WeekFields.css.ts';

export interface WeekFieldsProps {
  /**
   * The list's name in its form: `hours.week` asks for `hours.week.0.opens`, and says in `hours.week.0.days.0` of which
   * day.
   */
  name: string;
  /** Seven of them, each with the value it submits and with its spans. */
  days: readonly WeekDay[];
  labels: WeekFieldsLabels;
  /** Called when one day’s times have been copied to the others. */
  onCopied?: (() => void) | undefined;
}

export interface WeekDay {
  value: string;
  label: string;
  spans: readonly { opens: string; closes: string }[];
}

export interface WeekFieldsLabels {
  opens: string;
  closes: string;
  /** Stands between the two times. */
  to: string;
  /** Said where nothing is typed. */
  shut: string;
  /** A second span. */
  addBreak: string;
  noBreak: string;
  /** Copies the times to every day that has any. */
  sameAs: (day: string) => string;
}

/** Asks when the door is open, day by day, each in one span or in two. A day that is left blank is a day off. */
export function WeekFields({ name, days, labels, onCopied }: WeekFieldsProps) {
  const week = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState(
    () => new Set(days.filter(({ spans }) => spans.length > 1).map(({ value }) => value)),
  );
  const first = days.find(({ spans }) => spans.length > 0) ?? days[0]!;
  const [model, setModel] = useState(first.value);
  // Room for a break on each day, and for as many spans as one has already.
  const most = Math.max(2, ...days.map(({ spans }) => spans.length));
  const modelDay = days.find(({ value }) => value === model) ?? first;

  const inputsOf = (day: string) => [
    ...week.current!.querySelectorAll<HTMLInputElement>(`[data-day="${day}"] input[type=text]`),
  ];
  /** The first day with times is the one that is copied. */
  const look = () =>
    setModel(
      days.find(({ value }) => inputsOf(value).some((input) => input.value.trim() !== ''))?.value ?? model,
    );
  const copy = () => {
    const typed = inputsOf(model).map((input) => input.value);
    for (const { value } of days) {
      const inputs = inputsOf(value);
      // A day off stays one.
      if (value === model || inputs.every((input) => input.value.trim() === '')) continue;
      inputs.forEach((input, place) => {
        input.value = typed[place] ?? '';
      });
    }
    setBroken((now) => (now.has(model) ? new Set(days.map(({ value }) => value)) : new Set()));
    onCopied?.();
  };
  const turn = (day: string) => {
    const isBroken = broken.has(day);
    if (isBroken) {
      for (const input of inputsOf(day).slice(2)) input.value = '';
      onCopied?.();
    }
    setBroken(isBroken ? new Set([...broken].filter((other) => other !== day)) : new Set([...broken, day]));
  };

  return (
    <div ref={week} onInput={look}>
      <div className={styles.same}>
        <Button tone="quiet" size="small" onClick={copy}>
          {labels.sameAs(modelDay.label)}
        </Button>
      </div>
      {days.map(({ value, label, spans }, place) => (
        <div key={value} role="group" aria-label={label} data-day={value} className={styles.day}>
          <span className={styles.name}>{label}</span>
          <div className={styles.times}>
            {Array.from({ length: most }, (_, number) => (
              <Span
                key={number}
                name={`${name}.${place * most + number}`}
                day={value}
                // A screen reader could not tell two fields of one name apart.
                dayLabel={number === 0 ? label : `${label} ${number + 1}`}
                span={spans[number]}
                labels={labels}
                isHidden={number > 0 && !broken.has(value)}
              />
            ))}
          </div>
          <div className={styles.turn}>
            <Button tone="quiet" size="small" expanded={broken.has(value)} onClick={() => turn(value)}>
              <span>
                {broken.has(value) ? labels.noBreak : labels.addBreak}{' '}
                <VisuallyHidden>{label}</VisuallyHidden>
              </span>
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}

interface SpanProps {
  name: string;
  day: string;
  dayLabel: string;
  span: { opens: string; closes: string } | undefined;
  labels: WeekFieldsLabels;
  isHidden: boolean;
}

function Span({ name, day, dayLabel, span, labels, isHidden }: SpanProps) {
  const [opens, closes] = [useField(`${name}.opens`), useField(`${name}.closes`)];
  const error = opens.error ?? closes.error;
  const field = (which: 'opens' | 'closes', { id, error: fault }: typeof opens) => (
    <input
      id={id}
      type="text"
      name={`${name}.${which}`}
      aria-label={`${dayLabel}: ${labels[which]}`}
      aria-invalid={fault ? true : undefined}
      aria-describedby={error && `${opens.id}-error`}
      defaultValue={span?.[which]}
      placeholder={which === 'opens' ? labels.shut : undefined}
      autoComplete="off"
      className={styles.time}
    />
  );

  return (
    <div className={isHidden ? styles.span.hidden : styles.span.seen}>
      <input type="hidden" name={`${name}.days.0`} value={day} />
      {field('opens', opens)}
      <span aria-hidden="true">{labels.to}</span>
      {field('closes', closes)}
      {error && (
        <div className={styles.problem}>
          <FieldProblem id={`${opens.id}-error`}>{error}</FieldProblem>
        </div>
      )}
    </div>
  );
}
