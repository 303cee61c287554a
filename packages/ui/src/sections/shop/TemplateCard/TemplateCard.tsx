import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { Rating } from '../../../components/feedback/Rating/Rating.tsx';
import { ShelfCard, ShelfCardSkeleton } from '../../../components/shopfront/ShelfCard/ShelfCard.tsx';
import { ShopWindow, type ShopWindowProps } from '../../../components/shopfront/ShopWindow/ShopWindow.tsx';
import { Ticket } from '../../../components/prices/Ticket/Ticket.tsx';
import type { HeadingProps, PictureProps } from '../../../primitives/index.ts';
import * as styles from './TemplateCard.css.ts';

export interface TemplateCardProps {
  /** As on its own page. */
  name: string;
  /** The address of its own page. The whole card leads there. */
  href: string;
  /** The trade it is for. */
  category: string;
  /** Its size, over the price on the ticket. */
  tier: string;
  /** As people read it, with its currency. */
  price: string;
  /** What it is and for whom, in a line. */
  lead?: string | undefined;
  /** How large it is and what it can do, a word or two each. */
  facts?: readonly string[] | undefined;
  /** The class that dresses its window. */
  theme: string;
  /** What stands in the glass, four wide and three high. */
  picture: PictureProps;
  /**
   * Loaded, and comes into the window, once the pointer is on the card or the card has the focus; never on a phone or
   * another touch screen.
   */
  phone?: PictureProps | undefined;
  /** A sticker: `new` has just come, `gone` is unavailable for now. */
  sticker?: ShopWindowProps['sticker'];
  /** What buyers think of it: “4.5 (2)”, and the same in words for screen readers. Only where they rated it. */
  rating?: { text: string; label: string } | undefined;
  /** The address of its demo. */
  demo: { href: string };
  /** Where it can be seen with the visitor’s own name on it: the one button, where there is such a page. */
  tryOn?: { label: string; href: string } | undefined;
  /** Saves it for later: a `SaveToggle` of the same name that looks like a `heart`. Read last, seen in a corner of the window. */
  save?: ReactNode;
  /** Its place in the page’s outline. */
  headingLevel: HeadingProps['level'];
  /** The section’s own words. */
  labels: TemplateCardLabels;
  /** An anchor for links to this card. */
  id?: string;
}

export interface TemplateCardLabels {
  viewDemo: string;
  viewDetails: string;
  /** Joins those words to a name, so that screen readers can tell one card’s links from the next: “of”. */
  of: string;
  /** Said of a link that opens a new tab. */
  newTab: string;
}

/** Puts one template in a shop window: what it looks like, what it costs, and how to look closer. */
export function TemplateCard(props: TemplateCardProps) {
  const { name, href, category, tier, price, lead, facts, theme, picture, phone, sticker } = props;
  const { rating, demo, tryOn, save, headingLevel, labels, id } = props;

  return (
    <ShelfCard
      id={id}
      heading={name}
      headingLevel={headingLevel}
      href={href}
      kind={category}
      lead={lead}
      facts={facts}
      actions={
        <>
          {tryOn && (
            <div className={styles.first}>
              <ButtonLink href={tryOn.href} size="small" label={`${tryOn.label}: ${name}`}>
                {tryOn.label}
              </ButtonLink>
            </div>
          )}
          <ButtonLink
            href={href}
            size="small"
            tone={tryOn ? 'quiet' : 'plain'}
            label={`${labels.viewDetails} ${labels.of} ${name}`}
          >
            {labels.viewDetails}
          </ButtonLink>
          <ButtonLink
            href={demo.href}
            size="small"
            tone="quiet"
            newTab={labels.newTab}
            label={`${labels.viewDemo} ${labels.of} ${name}`}
          >
            {labels.viewDemo}
          </ButtonLink>
        </>
      }
      corner={save}
    >
      <div className={styles.ticket}>
        <Ticket label={tier} price={price} />
      </div>
      {rating && (
        <div className={styles.rating}>
          <Rating value={1} max={1} {...rating} size="small" />
        </div>
      )}
      <ShopWindow theme={theme} picture={picture} phone={phone} sticker={sticker} />
    </ShelfCard>
  );
}

/** Keeps a card’s place while the shelf is loading: a shop with its shutter down. It takes no `id`: the card will. */
export function TemplateCardSkeleton() {
  return (
    <ShelfCardSkeleton>
      <ShopWindow shut />
    </ShelfCardSkeleton>
  );
}
