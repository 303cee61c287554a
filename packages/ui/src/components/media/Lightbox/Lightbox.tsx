'use client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Action } from '../../actions/ActionGroup/ActionGroup.tsx';
import { Picture, VisuallyHidden, type PictureProps } from '../../../primitives/index.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { useModal } from '../../feedback/Modal/Modal.tsx';
import * as styles from './Lightbox.css.ts';

export interface LightboxProps {
  /** Names it for screen readers: the heading of what was opened. */
  heading: string;
  /** In the order in which they are turned. */
  slides: readonly Slide[];
  /** The place of the one to begin with, counted from 0. */
  start: number;
  /** Called when the visitor closes it, by its button, Escape or a press beside it. */
  onClose: () => void;
  labels: LightboxLabels;
}

export interface Slide {
  /** As large as a screen can show it. */
  picture: PictureProps;
  caption?: string | undefined;
  /** What there is to know besides. */
  details?: string | undefined;
  /** The address of what the picture shows. */
  link?: (Action & { newTab: string }) | undefined;
}

export interface LightboxLabels {
  close: string;
  previous: string;
  next: string;
  /** Said before a place: “Picture”. */
  picture: string;
  /** Between the two numbers of “Picture 3 of 12”. */
  of: string;
}

/** Shows pictures as large as the screen, one at a time: by button, arrow key or swipe. Render it to open it. */
export function Lightbox({ heading, slides, start, onClose, labels }: LightboxProps) {
  const dialog = useModal(onClose);
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(start);
  const last = slides.length - 1;

  useLayoutEffect(() => scrollTo(track.current!, start), [start]);

  function go(to: number) {
    // Past the last comes the first.
    const next = (to + slides.length) % slides.length;
    setPlace(next);
    scrollTo(track.current!, next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const onward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = { ArrowLeft: place - 1, ArrowRight: place - 1, Home: 0, End: last };
    const to = { ...steps, [onward]: place + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  }

  const shown = slides[place];
  const several = slides.length > 1;

  return (
    // The arrow keys turn the pages wherever the focus is.
    <dialog ref={dialog} aria-label={heading} className={styles.root} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {labels.picture} {place + 1} {labels.of} {slides.length}
          <VisuallyHidden>: {shown?.caption ?? shown?.picture.alt}</VisuallyHidden>
        </p>
        {several && (
          <>
            <IconButton icon="previous" label={labels.previous} onClick={() => go(place - 1)} />
            <IconButton icon="next" label={labels.next} onClick={() => go(place + 1)} />
          </>
        )}
        <IconButton icon="cross" label={labels.close} onClick={onClose} />
      </div>
      <ul
        ref={track}
        // So that a keyboard can scroll it too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={several ? 0 : undefined}
        className={styles.track}
        onScroll={({ currentTarget }) => setPlace(placeOf(currentTarget))}
      >
        {slides.map(({ picture, caption, details, link }, at) => (
          <li key={picture.src} inert={at !== place} className={styles.slide}>
            <div className={styles.picture}>
              <Picture {...picture} fit="contain" priority={at === start} />
            </div>
            {(caption || details || link) && (
              <div className={styles.words}>
                {caption && <p className={styles.caption}>{caption}</p>}
                {details && <p>{details}</p>}
                {link && (
                  <Link href={link.href} className={styles.link} target="_blank" rel="noopener">
                    {link.label}
                    <VisuallyHidden> {link.newTab}</VisuallyHidden>
                  </Link>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </dialog>
  );
}

function scrollTo(track: HTMLElement, place: number) {
  const way = track.matches(':dir(rtl)') ? -1 : 1;
  track.scrollTo({ left: way * place * track.clientWidth, behavior: 'instant' });
}

const placeOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(Math.abs(scrollLeft) / clientWidth);
