import { isValidElement, type ReactNode } from 'react';

/** The text that a screen reader reads of anything that can be rendered. */
function textOf(rendered: unknown): string {
  if (typeof rendered === 'string' || typeof rendered === 'number') return String(rendered);
  if (Array.isArray(rendered)) return rendered.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(rendered)) return textOf(rendered.props.children);
  return '';
}

/** The values at a path such as `items[].question`. */
function findAll(from: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [from];
  if (step === '[]') return Array.isArray(from) ? from.flatMap((one) => findAll(one, rest)) : [];
  if (typeof from !== 'object' || from === null) return [];
  return findAll(Object.entries(from).find(([name]) => name === step)?.[1], rest);
}

/** How long the words at a path are in the props of a story, each by itself, in characters. */
export function measureWords(args: unknown, prop: string): readonly number[] {
  const steps = prop.replaceAll('[]', '.[]').split('.');
  return findAll(args, steps)
    .map((words) => textOf(words).length)
    .filter((length) => length > 0);
}
