import { useId } from 'react';
import { ActionGroup, type Actions } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Icon } from '../../../components/media/Icon/Icon.tsx';
import { Container, Heading, Picture, Stack, Text, type PictureProps } from '../../../primitives/index.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** The page's only `h1`: what the visitor gets, in ten words or fewer. */
  heading: string;
  /** Sits above the heading: a trade or a town, not a sentence. */
  eyebrow?: string;
  /** One sentence that makes the heading believable. */
  lead?: string;
  /** The first is the one we hope for. */
  actions?: Actions;
  /** Two to four short things under the actions, each of them true: a price, a promise, a rating and where it stands. */
  facts?: readonly string[];
  /** Splits the hero in two. Without it, everything is centred. */
  picture?: HeroPicture;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface HeroPicture extends Omit<PictureProps, 'priority'> {
  /** The side it takes on a wide screen. On a phone the words always come first. */
  side?: 'start' | 'end';
}

/** Opens a page: one promise, one line to support it, at most two ways on. */
export function Hero({ heading, eyebrow, lead, actions, facts = [], picture, id }: HeroProps) {
  const headingId = useId();
  const layout = picture ? 'split' : 'centred';

  return (
    <section id={id} aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.layout[layout]}>
          <Stack gap="large" align={picture ? 'start' : 'center'}>
            {eyebrow && (
              <Text size="small" tone="muted">
                {eyebrow}
              </Text>
            )}
            <Heading id={headingId} level={1} size="display" tone="sign">
              {heading}
            </Heading>
            {lead && (
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            )}
            {actions && <ActionGroup actions={actions} />}
            {facts.length > 0 && (
              <ul className={styles.facts[layout]}>
                {facts.map((fact) => (
                  <li key={fact} className={styles.fact}>
                    <span className={styles.tick}>
                      <Icon kind="tick" size="small" />
                    </span>
                    {fact}
                  </li>
                ))}
              </ul>
            )}
          </Stack>
          {picture && <HeroMedia {...picture} />}
        </div>
      </Container>
    </section>
  );
}

function HeroMedia({ side = 'end', ...picture }: HeroPicture) {
  return (
    <div className={styles.media[side]}>
      <Picture {...picture} priority />
    </div>
  );
}
