'use client';
import { memo, useCallback, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Button, ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { ClearFilters } from '../../../components/filters/ClearFilters/ClearFilters.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import {
  FilterBar,
  type FilterBarLabels,
  type FilterBarProps,
  type FilterChoices,
  type FilterView,
} from '../../../components/filters/FilterBar/FilterBar.tsx';
import { FilterGroup } from '../../../components/filters/FilterGroup/FilterGroup.tsx';
import { FilterPanel, type FilterPanelLabels } from '../../../components/filters/FilterPanel/FilterPanel.tsx';
import { SearchField } from '../../../components/filters/SearchField/SearchField.tsx';
import { SelectField, type SelectFieldProps } from '../../../components/forms/SelectField/SelectField.tsx';
import { Container, VisuallyHidden } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './CatalogueFilters.css.ts';

export interface CatalogueFiltersProps {
  /** Names the section for screen readers: the page’s own title stands above it. */
  heading: string;
  /** The filters that are set now. */
  value: FilterView;
  /** Called with the filters as they should be now. Put them in the address, so that a view can be shared. */
  onChange: (value: FilterView) => void;
  groups: readonly FilterChoices[];
  /** The orders to choose from; the first is the default. */
  sorts: readonly { label: string; value: string }[];
  /** The number of results: “Showing 5 of 15 templates”. Announced again whenever it changes. */
  count: string;
  /** A way to a part of the shelf that belongs to the visitor: “Saved (2)”. It stands beside the count. */
  action?: FilterBarProps['action'];
  /** The cards, in a list of their own. */
  children: ReactNode;
  /** The cards, in a list of their own. */
  nothingFound?: { heading: string; text?: string; action?: Action } | undefined;
  /** `loading` while the cards are still those of the last view. */
  status?: 'idle' | 'loading';
  /** The page’s own address. Before script the browser sends the filters there in the query. */
  formAction: string;
  /** Hidden fields for each view that the browser loads before script, by name. */
  carried?: Readonly<Record<string, string>> | undefined;
  /** The address of a view. Makes links of the chips, to be followed before script. */
  hrefFor?: ((value: FilterView) => string) | undefined;
  labels: CatalogueFiltersLabels;
  /** What the section is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface CatalogueFiltersLabels extends FilterBarLabels, FilterPanelLabels {
  search: string;
  clearSearch: string;
  sort: string;
  filters: string;
  clear: string;
  /** Sends the filters where there is no script. */
  apply: string;
  /** Announced instead of the number while the cards are loading. */
  loading: string;
}

/**
 * Finds a few among many: words to look for, an order, and one choice a group. Before script it is a form that asks
 * `formAction` for `?q=…&sort=…` and each group’s name; its chips are links if `hrefFor` is given.
 */
export function CatalogueFilters(props: CatalogueFiltersProps) {
  const { heading, value, onChange, groups, sorts, count, children, nothingFound, formAction, hrefFor, id } =
    props;
  const { status = 'idle', carried = {}, action, labels, tone = 'plain' } = props;
  const headingId = useId();
  const bar = useRef<{ focus: () => void }>(null);
  const result = status === 'loading' ? labels.loading : count;
  const active = groups.filter(({ name, options }) =>
    options.some((option) => option.value === value.chosen[name]),
  ).length;
  const choose = useSteady((name: string, option: string | undefined) =>
    onChange({ ...value, chosen: { ...value.chosen, [name]: option } }),
  );
  const order = useSteady((sort: string) => onChange({ ...value, sort }));
  const clearing = {
    label: labels.clear,
    formAction,
    carried,
    onClear: () => {
      onChange({ ...value, search: '', chosen: {} });
      bar.current?.focus();
    },
  };

  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.root} ${ground[tone]}`}>
      <Container>
        <VisuallyHidden>
          <h2 id={headingId}>{heading}</h2>
        </VisuallyHidden>
        <div className={styles.floor}>
          <form
            role="search"
            method="get"
            action={formAction}
            // The address has the choices; a browser's autofill from an earlier visit might differ.
            autoComplete="off"
            aria-labelledby={headingId}
            className={styles.form}
            onSubmit={(event) => event.preventDefault()}
          >
            {Object.entries(carried).map(([name, word]) => (
              <input key={name} type="hidden" name={name} value={word} />
            ))}
            <div className={styles.search}>
              <SearchField
                name="q"
                label={labels.search}
                labels={{ clear: labels.clearSearch }}
                value={value.search}
                onChange={(search) => onChange({ ...value, search })}
              />
            </div>
            <div className={styles.sort}>
              <Order label={labels.sort} options={sorts} value={value.sort} onChange={order} />
            </div>
            <div className={styles.panel}>
              <FilterPanel heading={labels.filters} active={active} result={result} labels={labels}>
                {groups.map((group) => (
                  <Group key={group.name} group={group} chosen={value.chosen[group.name]} onChoose={choose} />
                ))}
              </FilterPanel>
            </div>
            <div className={styles.apply}>
              <Button type="submit">{labels.apply}</Button>
            </div>
          </form>
          <div className={styles.bar}>
            <FilterBar
              ref={bar}
              value={value}
              onChange={onChange}
              groups={groups}
              result={result}
              status={status}
              hrefFor={hrefFor}
              labels={labels}
              action={action}
              clearing={!nothingFound && <ClearFilters {...clearing} tone="quiet" />}
            />
          </div>
          <div aria-busy={status === 'loading'} className={styles.cards}>
            {nothingFound ? (
              <EmptyState heading={nothingFound.heading} headingLevel={3} text={nothingFound.text}>
                <ClearFilters {...clearing} />
                {nothingFound.action && (
                  <ButtonLink href={nothingFound.action.href} tone="quiet">
                    {nothingFound.action.label}
                  </ButtonLink>
                )}
              </EmptyState>
            ) : (
              children
            )}
          </div>
        </div>
      </Container>
    </section>
  );
}

// This and the groups do not change while words are typed: with stable callbacks, they are not rendered at every
// letter.
const Order = memo(function Order(props: Pick<SelectFieldProps, 'label' | 'options' | 'value' | 'onChange'>) {
  return <SelectField {...props} name="sort" />;
});

interface GroupProps {
  group: FilterChoices;
  chosen: string | undefined;
  onChoose: (name: string, option: string | undefined) => void;
}

const Group = memo(function Group({ group, chosen, onChoose }: GroupProps) {
  return <FilterGroup {...group} chosen={chosen} onChoose={(option) => onChoose(group.name, option)} />;
});

/** The latest callback, as a function that stays the same. */
function useSteady<Args extends unknown[]>(handler: (...args: Args) => void) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
