import { Children, useId, type ReactNode } from 'react';
import type { Action } from '../../components/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { LiveText } from '../../components/LiveText/LiveText.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { ShelfPlaceholder } from '../../components/ShelfPlaceholder/ShelfPlaceholder.tsx';
import { ShopWindow } from '../../components/ShopWindow/ShopWindow.tsx';
import { Grid, Heading, Section, Text } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './TemplateShowcase.css.ts';

export interface TemplateShowcaseProps {
  heading: string;
  lead?: string;
  /** The way to all of them. */
  link?: Action;
  /** `TemplateCard`s, under headings of level 3, and a `ToLetCard` where one is wanted. Three or six fill their rows. */
  children?: ReactNode;
  /** `loading` keeps places for the cards while they are fetched. */
  status?: 'ready' | 'loading';
  /** How many places to keep meanwhile. */
  expected?: number;
  /** What stands there when no card does. Without it an empty showcase draws nothing at all. */
  empty?: TemplateShowcaseEmpty;
  /** `loading` is said aloud; the shutters tell everybody else. */
  labels?: { loading: string };
  tone?: GroundName;
  id?: string;
}

export interface TemplateShowcaseEmpty {
  /** On a bill pasted to the empty window, two words: “To let”. */
  bill: string;
  heading: string;
  text?: string;
  action?: Action;
}

/** Shows a few shop windows side by side, and the way to the rest of the street. */
export function TemplateShowcase(props: TemplateShowcaseProps) {
  const { heading, lead, link, children, status = 'ready', expected = 3, empty, labels, tone, id } = props;
  const headingId = useId();
  const loading = status === 'loading';
  const cards = Children.toArray(children);
  if (!loading && cards.length === 0 && !empty) return null;

  return (
    <Section labelledBy={headingId} id={id} {...(tone && { tone })}>
      <SectionHead heading={heading} id={headingId} lead={lead} link={link} />
      <LiveText>{(loading && labels?.loading) || ''}</LiveText>
      <div className={styles.shelf} aria-busy={loading || undefined}>
        {loading ? <Places count={expected} /> : <Cards cards={cards} empty={empty} />}
      </div>
    </Section>
  );
}

// No list: there is nothing in it yet to be counted.
function Places({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      <Grid narrowest="medium" gap="roomy">
        {Array.from({ length: count }, (_, place) => (
          <ShelfPlaceholder key={place} />
        ))}
      </Grid>
    </div>
  );
}

function Cards({ cards, empty }: { cards: ReactNode[]; empty: TemplateShowcaseEmpty | undefined }) {
  if (cards.length > 0 || !empty)
    return (
      <Grid narrowest="medium" gap="roomy">
        {cards}
      </Grid>
    );

  const { bill, heading, text, action } = empty;
  return (
    <div className={styles.empty}>
      <div aria-hidden="true">
        <ShopWindow bill={{ heading: bill }} />
      </div>
      <div className={styles.words}>
        <Heading level={3} size="xlarge">
          {heading}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
        {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
      </div>
    </div>
  );
}
