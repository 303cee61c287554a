'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Cloth } from '../../../components/shopfront/Cloth/Cloth.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx';
import { Container, Picture, type PictureProps } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './CategoryChooser.css.ts';

export interface CategoryChooserProps {
  heading: string;
  /** 1 where the choice is what the page is for. */
  headingLevel?: 1 | 2;
  lead?: string;
  /** In the order people look for them. */
  options: readonly CategoryOption[];
  /** Where the browser sends the form without script, with the chosen value under `name`. */
  formAction: string;
  /** The name of the field in the address. */
  name?: string;
  labels: CategoryChooserLabels;
  /** Called to take the visitor on. Without it the browser sends the form. */
  onContinue?: (option: CategoryOption) => void;
  tone?: GroundName;
  id?: string;
}

export interface CategoryChooserLabels {
  category: string;
  placeholder: string;
  continue: string;
  /** On every door, in capitals. */
  open: string;
}

export interface CategoryOption {
  label: string;
  value: string;
  /** Where its door leads. */
  href: string;
  /** Heads its group in the list: “Open”, “To let”. */
  group?: string;
  /** Said under the list once it is chosen: what to know before going in. */
  notice?: ReactNode;
  /** Its house on the street below. Without it, the trade is in the list alone. */
  door?: CategoryDoor;
}

export interface CategoryDoor {
  /** How many things are behind it, and from what price: “3 designs, from $299”. */
  note: string;
  /** Its products. The first three stand in the windows and under them. */
  items: readonly DoorItem[];
  /** The class that dresses its shop: made with `createTheme(windowVars, …)`. */
  theme?: string;
  /** Hangs on its sign: a square drawing that says nothing the sign does not. */
  drawing?: ReactNode;
}

export interface DoorItem {
  name: string;
  /** As people read it, with its currency. */
  price: string;
  href: string;
  /** The class that dresses its window. */
  theme: string;
  /** Four wide and three high, for a desktop. */
  picture: PictureProps;
  /** The same on a phone, one wide and two high, for where the street is walked along on one. */
  phone?: PictureProps | undefined;
}

/** Asks a visitor for their trade, and shows each that has something to sell as a house with its goods in the windows. */
export function CategoryChooser(props: CategoryChooserProps) {
  const { heading, headingLevel = 2, lead, options, labels, tone = 'tint', id } = props;
  const headingId = useId();
  if (options.length === 0) return null;
  const open = options.filter(({ door }) => door && door.items.length > 0);

  return (
    <section id={id} aria-labelledby={headingId} className={`${ground[tone]} ${styles.root}`}>
      <Container>
        <div className={styles.layout}>
          <div className={styles.words}>
            <HeadingWithLead id={headingId} headingLevel={headingLevel} heading={heading} lead={lead} />
          </div>
          <Chooser {...props} labels={labels} />
        </div>
      </Container>
      {open.length > 0 ? (
        <ul className={styles.terrace}>
          {open.map((option) => (
            <House
              key={option.value}
              option={option}
              level={headingLevel === 1 ? 2 : 3}
              label={labels.open}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.foot} />
      )}
    </section>
  );
}

function Chooser({ options, formAction, name = 'category', labels, onContinue }: CategoryChooserProps) {
  const form = useRef<HTMLFormElement>(null);
  // Undefined until the script has loaded: without it a disabled button could never be enabled.
  const [value, setValue] = useState<string>();
  const chosen = options.find((option) => option.value === value);

  useEffect(() => {
    // A visitor who comes back finds their trade still chosen.
    const restored = new FormData(form.current!).get(name);
    setValue(typeof restored === 'string' ? restored : '');
  }, [name]);

  return (
    <form
      ref={form}
      method="get"
      action={formAction}
      className={styles.form}
      onSubmit={(event) => {
        if (!onContinue || !chosen) return;
        event.preventDefault();
        onContinue(chosen);
      }}
    >
      <SelectField
        name={name}
        label={labels.category}
        placeholder={labels.placeholder}
        options={options}
        onChange={setValue}
      />
      <div className={styles.go}>
        <Button type="submit" tone="action" disabled={value === ''}>
          {labels.continue}
        </Button>
      </div>
      {/* More screen readers follow the role than an `output`. */}
      <p role="status" className={styles.notice}>
        {chosen?.notice}
      </p>
    </form>
  );
}

interface HouseProps {
  option: CategoryOption;
  level: 2 | 3;
  label: string;
}

const places = ['start', 'middle', 'end'] as const;

function House({ option: { label, href, door }, level, label: open }: HouseProps) {
  if (!door) return null;
  const { note, items, theme = styles.unpainted, drawing } = door;
  const Sign = `h${level}` as const;
  // A single item goes to the second place, the large window downstairs: that is never empty.
  const shown = items.length === 1 ? [undefined, items[0]] : items;

  return (
    <li className={`${styles.house} ${theme}`}>
      <span aria-hidden="true" className={styles.upstairs} />
      <Sign className={styles.sign}>
        <Link href={href} className={styles.signLink}>
          {drawing && <span className={styles.medal}>{drawing}</span>}
          {label}
        </Link>
      </Sign>
      <span className={styles.awning}>
        <Cloth dye="window" size="medium" />
      </span>
      <span aria-hidden="true" className={styles.wall} />
      {places.map((place, index) => {
        const item = shown[index];
        return item ? (
          <Link
            key={place}
            href={item.href}
            // Its name below is the same link for keyboards and screen readers.
            tabIndex={-1}
            aria-hidden="true"
            className={styles.shopWindow[place]}
          >
            <span className={`${styles.picture[item.phone ? 'desktop' : 'always']} ${item.theme}`}>
              <Picture {...item.picture} alt="" fit="cover" />
            </span>
            {item.phone && (
              <span className={`${styles.picture.phone} ${item.theme}`}>
                <Picture {...item.phone} alt="" fit="cover" />
              </span>
            )}
          </Link>
        ) : (
          <span key={place} aria-hidden="true" className={`${styles.shopWindow[place]} ${styles.bare}`} />
        );
      })}
      <span aria-hidden="true" className={styles.door}>
        <span className={styles.doorSign}>{open}</span>
      </span>
      <div className={styles.doorstep}>
        <ul className={styles.names}>
          {items.slice(0, places.length).map((item) => (
            <li key={item.href}>
              <Link href={item.href} className={styles.name}>
                {item.name}
              </Link>{' '}
              <span className={styles.price}>{item.price}</span>
            </li>
          ))}
        </ul>
        <Link href={href} aria-label={`${label}: ${note}`} className={styles.all}>
          {note}
        </Link>
      </div>
    </li>
  );
}
