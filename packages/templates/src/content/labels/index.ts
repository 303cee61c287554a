import type { Language } from '../business.ts';
import { de } from './de.ts';
import { en, type CommonLabels } from './en.ts';

export type { CommonLabels } from './en.ts';

/** The labels all designs share, by language. */
export const commonLabels: Readonly<Record<Language, CommonLabels>> = { en, de };

/** Fills in the words in braces. */
export const fill = (label: string, values: Readonly<Record<string, string>>) =>
  label.replaceAll(/\{(\w+)\}/g, (braced, name: string) => values[name] ?? braced);
