import type { Guidance } from '#storybook/guidance';
import { words } from '#storybook/search/words';
import { drawers, shelves } from 'virtual:library';
import { Fragment } from 'react';
import { pageHref } from '../storyHref.ts';
import { jobs } from './jobs.ts';
import * as styles from './PictureIndex.css.ts';
import { StoryPicture } from './StoryPicture.tsx';

const told = import.meta.glob<Guidance>('../../{components,sections}/*/*/*.guidance.ts', {
  eager: true,
  import: 'guidance',
});
const guidanceOf = new Map(
  Object.entries(told).map(([file, guidance]) => [file.split('/').at(-2)!, guidance] as const),
);

const pageOf = new Map(
  [...shelves, ...drawers].flatMap(({ pieces }) => pieces).map(({ name, page }) => [name, page] as const),
);

const rows = jobs.map((job) => ({
  ...job,
  id: `job-${job.shelf}`,
  pieces: shelves.find(({ name }) => name === job.shelf)?.pieces ?? [],
}));

/** Leads to every section by the job it does, each with a picture, a line, and what another does better. */
export function PictureIndex() {
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      <ol className={styles.directory}>
        {rows.map(({ id, does, pieces }, place) => (
          <li key={id} className={styles.entry}>
            <a className={styles.wayTo} href={`#${id}`}>
              <span className={styles.place}>{place + 1}</span>
              {does}
              <small className={styles.count}>{pieces.length}</small>
            </a>
          </li>
        ))}
      </ol>
      {rows.map(({ id, shelf, does, asks, pieces }, place) => (
        <section key={id} id={id} className={styles.job} aria-labelledby={`${id}-heading`}>
          <div className={styles.head}>
            <span className={styles.number} aria-hidden>
              {place + 1}
            </span>
            <h2 id={`${id}-heading`} className={styles.heading}>
              {does}
            </h2>
            <p className={styles.question}>{asks}</p>
          </div>
          <ul className={styles.pictures}>
            {pieces.map(({ name, purpose }) => (
              <li key={name} className={styles.piece}>
                <StoryPicture shelf={shelf} name={name} />
                <h3 className={styles.name}>
                  <PieceLink name={name} covers />
                </h3>
                <p>{purpose}</p>
                <Instead of={name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.also} aria-labelledby="also-heading">
        <h2 id="also-heading" className={styles.heading}>
          Called something else?
        </h2>
        <ul className={styles.columns}>
          {Object.entries(words).map(([name, called]) => (
            <li key={name} className={styles.called}>
              {called.join(', ')}
              <PieceLink name={name} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.job} aria-labelledby="components-heading">
        <div className={styles.head}>
          <h2 id="components-heading" className={styles.heading}>
            Components
          </h2>
          <p className={styles.question}>What do you make a section of?</p>
        </div>
        <ul className={styles.lines}>
          {drawers.flatMap(({ pieces }) =>
            pieces.map(({ name, purpose }) => (
              <li key={name} className={styles.line}>
                <PieceLink name={name} /> {purpose}
              </li>
            )),
          )}
        </ul>
      </section>
    </div>
  );
}

/** The section that does it better, where the guide names one. */
function Instead({ of }: { of: string }) {
  const other = guidanceOf.get(of)?.instead[0];
  return (
    other && (
      <p className={styles.instead}>
        <PieceLink name={other.take} /> {other.when}
      </p>
    )
  );
}

function PieceLink({ name, covers = false }: { name: string; covers?: boolean }) {
  const page = pageOf.get(name);
  // A part of another piece has no page of its own.
  if (!page) return name;
  return (
    <a className={covers ? styles.covering : styles.link} href={pageHref(page)} target="_top">
      {name.split(/(?=[A-Z])/).map((word) => (
        <Fragment key={word}>
          <wbr />
          {word}
        </Fragment>
      ))}
    </a>
  );
}
