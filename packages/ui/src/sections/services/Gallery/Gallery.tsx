'use client';
import { useId, useState, type MouseEvent } from 'react';
import { HeadingWithLead } from '../../../components/layout/HeadingWithLead/HeadingWithLead.tsx';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Button, ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { ChoiceTabs, type Choice } from '../../../components/filters/ChoiceTabs/ChoiceTabs.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { GetForm } from '../../../components/forms/GetForm/GetForm.tsx';
import { Lightbox, type LightboxLabels, type Slide } from '../../../components/media/Lightbox/Lightbox.tsx';
import { Picture, Section, Stack, type PictureProps } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import { opensElsewhere } from '../../../components/navigation/Link/opensElsewhere.ts';
import * as styles from './Gallery.css.ts';

export interface GalleryProps {
  heading: string;
  /** 1 where the gallery is the page's purpose. */
  headingLevel?: 1 | 2;
  lead?: string;
  items: readonly GalleryItem[];
  /** Lets one kind be chosen. Choosing the pictures to show is the app's work. */
  filter?: GalleryFilter;
  /** Shown where there is nothing to show. Without it, nothing is rendered. */
  empty?: { heading: string; text?: string };
  labels: LightboxLabels;
  tone?: GroundName;
  id?: string;
}

export interface GalleryItem extends Omit<Slide, 'picture'> {
  /** Cut to four by three on the wall; whole where it is shown large. */
  picture: PictureProps;
  /** A larger file of the same picture, for the large view. */
  large?: PictureProps;
  /** The price, as people read it, and the one action that is possible without leaving the wall. */
  offer?: { price: string; action: Action };
}

export interface GalleryFilter {
  /** The kinds, the one that shows everything first. */
  categories: readonly Choice[];
  value: string;
  /** Called at every change. Without it, the browser asks `formAction` with `category` in the address. */
  onChange?: (value: string) => void;
  formAction: string;
  /** How many there are, announced again whenever it changes. */
  count: string;
  labels: {
    /** Names the form: “Choose pictures”. */
    form: string;
    /** Names the choice: “Category”. */
    categories: string;
    /** On the button that loads the page without script: “Show”. */
    submit: string;
  };
}

/** Hangs pictures on the wall, framed, and shows each as large as the screen. Before script they are links to the files. */
export function Gallery(props: GalleryProps) {
  const { heading, headingLevel = 2, lead, items, filter, empty, labels, tone = 'plain', id } = props;
  const headingId = useId();
  const [open, setOpen] = useState<number>();
  if (items.length === 0 && !empty && !filter) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <Stack gap="large">
        <div className={headingLevel === 1 ? styles.page : undefined}>
          <Stack gap="small">
            <HeadingWithLead id={headingId} headingLevel={headingLevel} heading={heading} lead={lead} />
          </Stack>
        </div>
        {filter && <Filter {...filter} />}
        {items.length === 0 && empty && <EmptyState headingLevel={2} {...empty} />}
        {items.length > 0 && (
          <ul className={styles.wall}>
            {items.map((item, place) => (
              <li key={item.picture.src} className={styles.item}>
                <Hung {...item} onOpen={() => setOpen(place)} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {open !== undefined && items[open] && (
        <Lightbox
          heading={heading}
          slides={items.map(({ picture, large, caption, details, link }) => ({
            picture: large ?? picture,
            caption,
            details,
            link,
          }))}
          start={open}
          onClose={() => setOpen(undefined)}
          labels={labels}
        />
      )}
    </Section>
  );
}

function Hung(props: GalleryItem & { onOpen: () => void }) {
  const { picture, large, caption, offer, link, onOpen } = props;

  function show(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <figure className={styles.figure}>
      <a href={(large ?? picture).src} className={styles.frame} onClick={show}>
        <Picture {...picture} fit="cover" />
      </a>
      {(caption || offer || link) && (
        <figcaption className={styles.label}>
          {caption && <span className={styles.caption}>{caption}</span>}
          {offer && <span className={styles.price}>{offer.price}</span>}
          {offer && (
            <ButtonLink
              href={offer.action.href}
              size="small"
              label={caption && `${offer.action.label}: ${caption}`}
            >
              {offer.action.label}
            </ButtonLink>
          )}
          {link && (
            <ButtonLink
              href={link.href}
              size="small"
              tone={offer ? 'quiet' : 'plain'}
              newTab={link.newTab}
              label={caption && `${link.label}: ${caption}`}
            >
              {link.label}
            </ButtonLink>
          )}
        </figcaption>
      )}
    </figure>
  );
}

function Filter({ categories, value, onChange, formAction, count, labels }: GalleryFilter) {
  return (
    <GetForm
      formAction={formAction}
      label={labels.form}
      value={{ category: value }}
      onChange={onChange && (({ category = '' }) => onChange(category))}
    >
      <div className={styles.filter}>
        <ChoiceTabs legend={labels.categories} name="category" choices={categories} value={value} />
        <div className={styles.submit}>
          <Button type="submit" size="small">
            {labels.submit}
          </Button>
        </div>
        <p role="status" className={styles.count}>
          {count}
        </p>
      </div>
    </GetForm>
  );
}
