import { useId, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import * as box from '../../../components/forms/Checkbox/Checkbox.css.ts';
import { Heading, Section, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import { allergens, diets, type Allergen, type Diet } from './diets.ts';
import * as styles from './FilteredMenu.css.ts';

export interface FilteredMenuProps {
  heading: string;
  /** 1 where the menu is the page. */
  headingLevel?: 1 | 2;
  /** When it is served, or what the kitchen cares about. */
  lead?: string;
  /** Starters, mains, puddings: in the order they are eaten. One without dishes is left out. */
  groups: readonly FilteredMenuGroup[];
  /** Service, traces, who to ask: a kitchen that cooks with everything cannot promise that a dish is free of traces. */
  footnote?: string;
  labels: FilteredMenuLabels;
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface FilteredMenuGroup {
  heading: string;
  /** What is true of all of them: “With bread from Elm Street.” */
  note?: string;
  items: readonly FilteredMenuItem[];
}

export interface FilteredMenuItem {
  name: string;
  /** What is on the plate, in the kitchen’s own words. */
  text?: string;
  /** Empty where it has none of its own. */
  price: string;
  /** Whom it is made for. What is vegan is vegetarian without being told. */
  diets?: readonly Diet[];
  /**
   * All of the fourteen allergens in it; an empty list where there is none. Without a list they are unknown: a guest
   * who leaves any out is not shown the dish.
   */
  allergens?: readonly Allergen[];
  /** A `Photo`, cut square: it brings its own words for those who do not see it. */
  picture?: ReactNode;
}

export interface FilteredMenuLabels {
  /** Names the whole filter: “What can you eat?” */
  filter: string;
  /** Over the diets: “Show only” */
  only: string;
  /** Over the allergens: “Leave out” */
  without: string;
  /** Unticks everything: “Show the whole menu” */
  reset: string;
  /** Before what is in a dish: “Contains” */
  contains: string;
  /** Said of a dish without any of the fourteen. */
  containsNone: string;
  /** Said of a dish whose allergens are unknown: “Ask us what is in it”. */
  ask: string;
  /** Said where every dish has it or might have it: “Nothing on the menu is without {allergen}: ask us.” */
  nothing: string;
  diets: Readonly<Record<Diet, string>>;
  allergens: Readonly<Record<Allergen, string>>;
}

const dietsOf = ({ diets: told = [] }: FilteredMenuItem): readonly Diet[] =>
  told.includes('vegan') ? diets.filter((diet) => diet === 'vegetarian' || told.includes(diet)) : told;

interface Offered {
  diets: readonly Diet[];
  allergens: readonly Allergen[];
}

function offeredBy(items: readonly FilteredMenuItem[]): Offered {
  return {
    diets: diets.filter((diet) => items.some((item) => dietsOf(item).includes(diet))),
    allergens: allergens.filter((allergen) => items.some((item) => item.allergens?.includes(allergen))),
  };
}

/** Every filter that hides the dish. */
const takenBy = (item: FilteredMenuItem, offered: Offered): readonly (Diet | Allergen)[] => [
  ...offered.diets.filter((diet) => !dietsOf(item).includes(diet)),
  ...offered.allergens.filter((allergen) => item.allergens?.includes(allergen) ?? true),
];

const takenByAll = (items: readonly FilteredMenuItem[], offered: Offered) =>
  [...offered.diets, ...offered.allergens].filter((filter) =>
    items.every((item) => takenBy(item, offered).includes(filter)),
  );

/** Lays out a menu that guests narrow down to what they can eat, before any script. It is printed whole. */
export function FilteredMenu(props: FilteredMenuProps) {
  const { heading, headingLevel = 2, lead, footnote, labels, tone = 'plain', id } = props;
  const headingId = useId();
  const groups = props.groups.filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  const items = groups.flatMap((group) => group.items);
  const offered = offeredBy(items);

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <header className={styles.head}>
        <Heading id={headingId} level={headingLevel} size="page">
          {heading}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </header>
      <div className={styles.menu}>
        {offered.diets.length + offered.allergens.length > 0 && (
          <Filter offered={offered} none={takenByAll(items, offered)} labels={labels} />
        )}
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.heading} {...group} level={headingLevel} offered={offered} labels={labels} />
          ))}
        </div>
      </div>
      {footnote && (
        <div className={styles.foot}>
          <Text size="small">{footnote}</Text>
        </div>
      )}
    </Section>
  );
}

interface FilterProps {
  offered: Offered;
  none: readonly (Diet | Allergen)[];
  labels: FilteredMenuLabels;
}

function Filter({ offered, none, labels }: FilterProps) {
  return (
    // Outside of a dialog a `method="dialog"` form is never sent: Enter on a box would otherwise reload the page with
    // nothing ticked.
    <form method="dialog" aria-label={labels.filter} className={`${ground.raised} ${styles.filter}`}>
      <details className={styles.fold}>
        <summary className={styles.summary}>{labels.filter}</summary>
        <div className={styles.filters}>
          {offered.diets.length > 0 && (
            <fieldset>
              <legend className={styles.legend}>{labels.only}</legend>
              <div className={styles.choices}>
                {offered.diets.map((diet) => (
                  <Choice key={diet} value={diet} label={labels.diets[diet]} />
                ))}
              </div>
            </fieldset>
          )}
          {offered.allergens.length > 0 && (
            <fieldset>
              <legend className={styles.legend}>{labels.without}</legend>
              <div className={styles.choices}>
                {offered.allergens.map((allergen) => (
                  <Choice key={allergen} value={allergen} label={labels.allergens[allergen]}>
                    {none.includes(allergen) &&
                      labels.nothing.replace('{allergen}', labels.allergens[allergen])}
                  </Choice>
                ))}
              </div>
            </fieldset>
          )}
          <div>
            <Button type="reset" size="small">
              {labels.reset}
            </Button>
          </div>
        </div>
      </details>
    </form>
  );
}

interface ChoiceProps {
  value: Diet | Allergen;
  label: string;
  /** Said once it is ticked. */
  children?: ReactNode;
}

function Choice({ value, label, children }: ChoiceProps) {
  return (
    <>
      <label className={styles.choice}>
        <input type="checkbox" name="menu" value={value} className={box.box} />
        <span className={box.label}>{label}</span>
      </label>
      {children && (
        <p role="status" className={styles.nothing}>
          {children}
        </p>
      )}
    </>
  );
}

interface GroupProps extends FilteredMenuGroup {
  level: 1 | 2;
  offered: Offered;
  labels: FilteredMenuLabels;
}

function Group({ heading, note, items, level, offered, labels }: GroupProps) {
  return (
    <div
      className={`${styles.group} ${styles.filtered}`}
      data-taken-by={takenByAll(items, offered).join(' ')}
    >
      <div className={styles.groupHead}>
        <Heading level={level === 1 ? 2 : 3} size="xlarge">
          {heading}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <ul>
        {items.map((item) => (
          <li
            key={item.name}
            className={`${styles.dish} ${styles.filtered}`}
            data-taken-by={takenBy(item, offered).join(' ')}
          >
            {item.picture && <div className={styles.picture}>{item.picture}</div>}
            <DishWords {...item} labels={labels} tellsAllergens={offered.allergens.length > 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DishWordsProps extends FilteredMenuItem {
  labels: FilteredMenuLabels;
  tellsAllergens: boolean;
}

function DishWords(dish: DishWordsProps) {
  const { name, text, price, allergens: inIt, labels, tellsAllergens } = dish;
  const contents = !inIt
    ? labels.ask
    : inIt.length > 0
      ? `${labels.contains} ${inIt.map((allergen) => labels.allergens[allergen]).join(', ')}`
      : labels.containsNone;

  return (
    <div className={styles.words}>
      <p className={styles.title}>
        <span className={styles.name}>{name}</span> {price && <span className={styles.price}>{price}</span>}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {dish.diets && dish.diets.length > 0 && (
        <ul className={styles.diets}>
          {dish.diets.map((diet) => (
            <li key={diet} className={styles.diet}>
              {labels.diets[diet]}
            </li>
          ))}
        </ul>
      )}
      {tellsAllergens && <p className={styles.contents}>{contents}</p>}
    </div>
  );
}
