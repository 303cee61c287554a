import { useId } from 'react';
import { ActionGroup, type Actions } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Button, ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { Cloth } from '../../../components/shopfront/Cloth/Cloth.tsx';
import { Shopfront, type ShopfrontProps } from '../../../components/shopfront/Shopfront/Shopfront.tsx';
import { Container, Heading, Text, type PictureProps } from '../../../primitives/index.ts';
import * as styles from './HeroShopfront.css.ts';

export interface HeroShop {
  /** As it stands on its button: “Barbershop”. */
  trade: string;
  /** Over the window: the name of the business that is inside. */
  sign: string;
  /** Under the window: what the visitor would buy. */
  template: string;
  href: string;
  /** A class made with `createTheme(windowVars, …)`: paint, trim and cloth. */
  theme: string;
  /** What stands in the window, 4:3. */
  picture: Omit<PictureProps, 'priority'>;
  /** Its price ticket: size and price. */
  ticket?: ShopfrontProps['ticket'];
}

export interface HeroShopfrontProps {
  /** The page's only `h1`: what the visitor gets, in ten words or fewer. */
  heading: string;
  /** One or two sentences that make the heading believable. */
  lead?: string;
  /** Asks for the name over the visitor’s door, and shows a website that wears it. It works before any script. */
  tryOn?: HeroTryOn | undefined;
  /** The first is the one we hope for, unless a name is asked for: then both are links that do not compete with that. */
  actions?: Actions;
  /** Asks for the visitor's trade. Left out where there is one shop. */
  chooser: string;
  /** Up to eight, the one to open with first. */
  items: readonly [HeroShop, ...HeroShop[]];
  labels: ShopfrontProps['labels'];
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface HeroTryOn {
  label: string;
  /** The address that is asked with the name in its query. */
  formAction: string;
  /** The name of the field in that query. */
  name: string;
  submit: string;
}

/** Opens a shop that sells shops: says what the buyer gets, and shows one in the visitor's own trade. */
export function HeroShopfront({
  heading,
  lead,
  tryOn,
  actions,
  chooser,
  items,
  labels,
  id,
}: HeroShopfrontProps) {
  const headingId = useId();
  const shown = items.slice(0, styles.mostShops);

  return (
    <section id={id} aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.layout}>
          <div className={styles.words}>
            <Heading id={headingId} level={1} size="display" tone="sign">
              {heading}
            </Heading>
            {lead && (
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            )}
            {tryOn && <TryOn {...tryOn} />}
            {actions && (tryOn ? <Ways actions={actions} /> : <ActionGroup actions={actions} />)}
            {shown.length > 1 && <Chooser legend={chooser} shops={shown} />}
          </div>
          <div className={styles.street}>
            {shown.map(({ trade, picture, ...shop }, index) => (
              <div key={trade} className={styles.shop}>
                <Shopfront {...shop} picture={{ ...picture, priority: index === 0 }} labels={labels} />
              </div>
            ))}
          </div>
        </div>
      </Container>
      <div className={styles.pavement} />
    </section>
  );
}

function TryOn({ formAction, submit, ...field }: HeroTryOn) {
  return (
    <form method="get" action={formAction} className={styles.tryOn}>
      <Field {...field} optional="" />
      <Button type="submit" tone="spark">
        {submit}
      </Button>
    </form>
  );
}

function Ways({ actions }: { actions: Actions }) {
  return (
    <div className={styles.ways}>
      {actions.map(({ label, href }) => (
        <ButtonLink key={href} href={href} tone="quiet">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

function Chooser({ legend, shops }: { legend: string; shops: readonly HeroShop[] }) {
  const name = useId();

  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.trades}>
        {shops.map(({ trade, theme }, index) => (
          <label key={trade} className={`${styles.trade} ${theme}`}>
            <input
              type="radio"
              name={name}
              value={trade}
              defaultChecked={index === 0}
              className={styles.radio}
            />
            <span className={styles.plate}>
              <span className={styles.cloth}>
                <Cloth dye="window" size="tiny" />
              </span>
              {trade}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
