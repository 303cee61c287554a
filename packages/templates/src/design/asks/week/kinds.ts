import type { StyleRule } from '@vanilla-extract/css';

/** The most kinds that a week can be narrowed down to, each by rules of its own. Further kinds are seen with all. */
export const mostKinds = 12;

const values = Array.from({ length: mostKinds }, (_, place) => `k${place}`);

type Rules = Record<string, StyleRule>;

const whileChosen = (week: string, selectorOf: (value: string) => string, rule: StyleRule): Rules =>
  Object.fromEntries(
    values.map((value) => [`${week}:has([value="${value}"]:checked) ${selectorOf(value)}`, rule]),
  );

/**
 * Selectors for sessions of another kind than the chosen one.
 *
 * @param within The class of the session, for a rule that goes to something in it.
 */
export const ofOtherKinds = (week: string, rule: StyleRule, within?: string): Rules =>
  whileChosen(
    week,
    (value) => `${within ?? '&'}:not([data-kind="${value}"])${within === undefined ? '' : ' > &'}`,
    rule,
  );

/** Selectors for the line of a day without sessions of the chosen kind. */
export const ofDaysWithout = (week: string, rule: StyleRule): Rules =>
  whileChosen(week, (value) => `&[data-lacks~="${value}"]`, rule);

/** The sign of a session's kind in the rules, for its `data-kind`. */
export const signOf = (kinds: readonly string[], kind: string | undefined): string =>
  kind === undefined ? 'k' : `k${kinds.indexOf(kind)}`;

/** The kinds that a day has none of, as its `data-lacks`. */
export const lackedBy = (
  kinds: readonly string[],
  sessions: readonly { kind?: string | undefined }[],
): string =>
  kinds
    .filter((kind) => !sessions.some((session) => session.kind === kind))
    .map((kind) => signOf(kinds, kind))
    .join(' ');
