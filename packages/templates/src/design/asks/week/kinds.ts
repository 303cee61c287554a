import type { StyleRule } from '@vanilla-extract/css';

/** As many kinds as a week can be narrowed down to, each by rules of its own; those beyond are seen with all. */
export const mostKinds = 12;

const values = Array.from({ length: mostKinds }, (_, place) => `k${place}`);

type Rules = Record<string, StyleRule>;

const whileChosen = (week: string, selectorOf: (value: string) => string, rule: StyleRule): Rules =>
  Object.fromEntries(
    values.map((value) => [`${week}:has([value="${value}"]:checked) ${selectorOf(value)}`, rule]),
  );

/**
 * Selectors for what is of another kind than the one that is chosen.
 *
 * @param within The class of the session, for a rule that goes to what stands in it.
 */
export const ofOtherKinds = (week: string, rule: StyleRule, within?: string): Rules =>
  whileChosen(
    week,
    (value) => `${within ?? '&'}:not([data-kind="${value}"])${within === undefined ? '' : ' > &'}`,
    rule,
  );

/** Selectors for what is said of a day that has none of the kind that is chosen. */
export const ofDaysWithout = (week: string, rule: StyleRule): Rules =>
  whileChosen(week, (value) => `&[data-lacks~="${value}"]`, rule);

/** What a session is known by to the rules, as its `data-kind`. */
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
