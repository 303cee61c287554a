import type { Action } from '@awning/ui/components/ActionGroup';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { firstAction } from '../../design/actions/firstAction.ts';
import {
  actionTo,
  actionToAsk,
  andTo,
  contactProps,
  headed,
  hoursProps,
  priceLine,
  priceOf,
} from '../../design/props.ts';
import { pages } from '../pages.ts';
import type { Site, Slug } from '../schema.ts';
import { HeightBarrier } from '../sections/HeightBarrier/HeightBarrier.tsx';
import { WallStrip } from '../sections/WallStrip/WallStrip.tsx';
import { TariffBoard, type TariffBoardProps } from '../sections/TariffBoard/TariffBoard.tsx';
import * as styles from './parts.css.ts';

/** The link to the form. */
export const join = (site: Site): Action => actionToAsk(site, 'way-in', '#ask');

/** The same, in the words of a ticket that costs nothing. */
const takeFree = (site: Site) =>
  firstAction(site, site.labels.takeFree, (label) => actionTo(site, 'way-in', label, '#ask'));

const boards = [{}, { board: 'deep', tone: 'tint' }] as const satisfies readonly Partial<TariffBoardProps>[];

/** The level a page is on, as its sign has it. Numbers are plain; the signs of a lift are not. */
export const levelOf = ({ content, options }: Site, slug: Slug): string | undefined =>
  options.plain ? undefined : content.design?.marks?.[pages.findIndex((page) => page.slug === slug)];

/** Boards of prices, one a group: all of them; or those that come first, in short. */
export function Tariffs({ site, level = 2, most }: { site: Site; level?: 1 | 2; most?: number }) {
  const isShort = most !== undefined;
  const { content, labels } = site;
  const { prices, design } = content;
  const groups = (prices?.groups ?? []).filter(({ items }) => items.length > 0).slice(0, most);
  return groups.map((group, place) => {
    const first = place === 0;
    const heading = group.heading ?? prices?.heading ?? labels.prices;
    const ticket = design?.ticket;
    const notice = design?.notices?.[place];
    const bay = first ? levelOf(site, 'tariff') : undefined;
    return (
      <TariffBoard
        key={heading}
        {...(first
          ? headed(
              { heading: group.heading ?? prices?.heading, lead: isShort ? undefined : prices?.lead },
              labels.prices,
            )
          : { heading })}
        level={first ? level : 2}
        {...(bay && { bay })}
        {...(first && design?.letter && { letter: design.letter })}
        caption={group.note ?? heading}
        rows={group.items.map((item) => {
          const { name, price, note } = priceLine(site, item);
          return { stay: name, price, ...(note && { note }) };
        })}
        {...(!isShort && notice && { notice })}
        {...(!isShort && place === groups.length - 1 && prices?.footnote && { terms: prices.footnote })}
        {...(first &&
          ticket && {
            ticket: {
              heading: ticket.heading,
              price: priceOf(site, { price: ticket.price }),
              lines: ticket.lines
                .slice(0, isShort ? 2 : undefined)
                .map(({ title, text }) => ({ term: title, text })),
              action: ticket.price === 0 ? takeFree(site) : join(site),
            },
          })}
        {...boards[place % 2]}
      />
    );
  });
}

// Three stand side by side on a phone; a fourth would be too small to see.
const bays = 3;

/** Pictures of the place, along a wall. */
export function Walls({ content, labels, show }: Site) {
  const pictures = (content.gallery?.items ?? []).flatMap(({ picture, caption }, place) => {
    const shown = show(picture, { fill: true, sizes: '33vw' });
    return shown ? [{ id: String(place), picture: shown, ...(caption && { caption }) }] : [];
  });
  return <WallStrip label={content.gallery?.heading ?? labels.gallery} pictures={pictures.slice(0, bays)} />;
}

/** The hours when the barrier is up. */
export function Barrier({ site, short = false }: { site: Site; short?: boolean }) {
  const { design } = site.content;
  const { footnote, ...hours } = hoursProps(site, 'digital');
  return (
    <HeightBarrier
      {...hours}
      id="hours"
      {...(design?.limit && { limit: design.limit })}
      {...(!short && design?.limitText && { text: design.limitText })}
      {...(footnote && { note: footnote })}
    />
  );
}

/** The way in, and its hours. In short where another page says all the ways. */
export function Where({ site, short = false }: { site: Site; short?: boolean }) {
  const { details, ...contact } = contactProps(site, '100vw', site.labels.contact);
  return (
    <>
      <Barrier site={site} short={short} />
      <ContactDetails {...contact} {...(!short && details && { details })} />
    </>
  );
}

/** Ends a page at the way in, where the owner has a machine there beside it, or leads on to another. */
export function Closing({ site, slug, label }: { site: Site; slug: Slug; label: string }) {
  return (
    <div className={styles.closing}>
      <CallToAction
        {...headed(site.content.design?.closing, site.labels.closing)}
        actions={andTo(site, join(site), slug, label)}
        drawing={site.show(site.content.design?.beside)}
        tone="spark"
      />
    </div>
  );
}
