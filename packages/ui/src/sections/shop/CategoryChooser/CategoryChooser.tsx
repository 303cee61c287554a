'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Cloth } from '../../../components/shopfront/Cloth/Cloth.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { SectionHead } from '../../../components/layout/SectionHead/SectionHead.tsx';
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx';
import { Container } from '../../../primitives/index.ts';
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
  /** Where the form is sent to, with the chosen value under `name`: for those whose script never came. */
  formAction: string;
  /** What the choice is called in the address. */
  name?: string;
  labels: { category: string; placeholder: string; continue: string };
  /** Takes the visitor on. Without it the browser sends the form. */
  onContinue?: (option: CategoryOption) => void;
  /** `terrace` draws a door for each as well, which leads straight there. */
  doors?: 'none' | 'terrace';
  tone?: GroundName;
  id?: string;
}

export interface CategoryOption {
  label: string;
  value: string;
  /** Where its door leads. */
  href: string;
  /** The class that dresses its shop: made with `createTheme(windowVars, …)`. */
  theme?: string;
  /** Stands in its window: a square drawing that says nothing the sign does not. */
  drawing?: ReactNode;
}

/** Asks a visitor for their trade, and takes them to its shelf once one is chosen. */
export function CategoryChooser(props: CategoryChooserProps) {
  const { heading, headingLevel = 2, lead, options, labels, doors = 'none', tone = 'tint', id } = props;
  const headingId = useId();
  if (options.length === 0) return null;

  return (
    <section id={id} aria-labelledby={headingId} className={`${ground[tone]} ${styles.root}`}>
      <Container>
        <SectionHead heading={heading} id={headingId} headingLevel={headingLevel} lead={lead} />
        <Chooser {...props} labels={labels} />
      </Container>
      {doors === 'terrace' ? <Terrace options={options} /> : <div className={styles.foot} />}
    </section>
  );
}

function Chooser({ options, formAction, name = 'category', labels, onContinue }: CategoryChooserProps) {
  const form = useRef<HTMLFormElement>(null);
  // Unknown until the script is there: a button nobody could wake must not be asleep.
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    // A visitor who comes back finds their trade still chosen.
    const value = new FormData(form.current!).get(name);
    setChosen(typeof value === 'string' ? value : '');
  }, [name]);

  return (
    <form
      ref={form}
      method="get"
      action={formAction}
      className={styles.form}
      onSubmit={(event) => {
        const option = options.find(({ value }) => value === chosen);
        if (!onContinue || !option) return;
        event.preventDefault();
        onContinue(option);
      }}
    >
      <SelectField
        name={name}
        label={labels.category}
        placeholder={labels.placeholder}
        options={options}
        onChange={setChosen}
      />
      <div className={styles.go}>
        <Button type="submit" tone="action" disabled={chosen === ''}>
          {labels.continue}
        </Button>
      </div>
    </form>
  );
}

function Terrace({ options }: Pick<CategoryChooserProps, 'options'>) {
  return (
    <>
      <ul className={styles.terrace}>
        {options.map(({ label, value, href, theme = styles.unpainted, drawing }) => (
          <li key={value} className={`${styles.house} ${theme}`}>
            <Link href={href} className={styles.door}>
              <span aria-hidden="true" className={styles.upstairs} />
              <span className={styles.sign}>{label}</span>
              <span className={styles.awning}>
                <Cloth dye="window" size="small" />
              </span>
              <span aria-hidden="true" className={styles.front}>
                <span className={styles.glass}>{drawing}</span>
                <span className={styles.leaf} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.pavement} />
    </>
  );
}
