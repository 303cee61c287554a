'use client';
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import type { FilterOption } from '../FilterGroup/FilterGroup.tsx';
import * as styles from './FilterBar.css.ts';

/** What a visitor asks to see. */
export interface FilterView {
  search: string;
  sort: string;
  /** The chosen value of each group, by the group’s name. A group without one shows everything. */
  chosen: Readonly<Record<string, string | undefined>>;
}

export interface FilterChoices {
  /** What it is called in the query: `tier`. */
  name: string;
  legend: string;
  options: readonly FilterOption[];
  /** Folds a long list after the first few. */
  fold?: { after: number; label: string };
}

export interface FilterBarProps {
  /** The filters that are set now. */
  value: FilterView;
  /** Called when a chip is removed, with the filters as they should be now. */
  onChange: (value: FilterView) => void;
  groups: readonly FilterChoices[];
  /** How much is left: “Showing 5 of 15 templates”. Said again whenever it changes. */
  result: string;
  status?: 'idle' | 'loading';
  /** The address of a view. Makes links of the chips, to be followed before script. */
  hrefFor?: ((value: FilterView) => string) | undefined;
  labels: FilterBarLabels;
  /** A way to a part of the list that belongs to the visitor: “Saved (2)”. It stands beside the count. */
  action?: FilterBarAction | undefined;
  /** What clears them all: drawn where there is more than one. */
  clearing?: ReactNode;
  /** To move the focus to the list that is left. */
  ref?: Ref<{ focus: () => void }>;
}

export interface FilterBarAction {
  label: string;
  href: string;
  /** That part is what is shown just now. */
  current?: boolean;
  /** The number is not known yet: its place is kept, and it is neither seen nor reached. Without script it stays so. */
  pending?: boolean;
}

export interface FilterBarLabels {
  /** Names the list of chips: “Active filters”. */
  active: string;
  /** With `{filter}` where the chip’s own words go: “Remove filter: {filter}”. */
  remove: string;
  /** With `{words}` where what was searched for goes: “‘{words}’”. */
  searched: string;
}

/** Tells what narrows a list, chip by chip, and how much of it is left. */
export function FilterBar(props: FilterBarProps) {
  const { value, onChange, groups, result, status = 'idle', hrefFor, labels, action, clearing, ref } = props;
  const left = useRef<HTMLParagraphElement>(null);
  const filters = filtersOf(value, groups, labels.searched);
  useImperativeHandle(ref, () => ({ focus: () => left.current?.focus() }), []);

  return (
    <div className={styles.root[status]}>
      <ChipGroup
        label={labels.active}
        chips={filters.map(({ id, label, without }) => ({
          id,
          label,
          // A function as replacement: a price may hold a dollar sign, which `replace` would read as a pattern.
          removeLabel: labels.remove.replace('{filter}', () => label),
          href: hrefFor?.(without),
        }))}
        onRemove={(removed) => onChange(filters.find(({ id }) => id === removed)!.without)}
        onEmptied={() => left.current?.focus()}
      />
      {filters.length > 1 && clearing}
      <p ref={left} role="status" tabIndex={-1} className={styles.result}>
        {result}
      </p>
      {action && (
        <Link
          href={action.href}
          aria-current={action.current || undefined}
          className={styles.action[action.pending ? 'pending' : 'known']}
        >
          {action.label}
        </Link>
      )}
    </div>
  );
}

/** What narrows the view, each with the view without it. */
function filtersOf(value: FilterView, groups: readonly FilterChoices[], searched: string) {
  const words = value.search.trim();
  const search = { id: 'search', label: searched.replace('{words}', () => words) };
  const chosen = groups.flatMap(({ name, options }) =>
    options
      .filter((option) => option.value === value.chosen[name])
      .map(({ label }) => ({
        id: `group-${name}`,
        label,
        without: { ...value, chosen: { ...value.chosen, [name]: undefined } },
      })),
  );
  return words ? [{ ...search, without: { ...value, search: '' } }, ...chosen] : chosen;
}
