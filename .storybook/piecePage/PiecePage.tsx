import { Controls, Description, DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PreparedStory } from 'storybook/internal/types';
import { Icon } from '../../packages/ui/src/components/media/Icon/Icon.tsx';
import { storyHref } from '../../packages/ui/src/docs/storyHref.ts';
import type { Guidance } from '../guidance.ts';
import { measureWords } from './measureWords.ts';
import { states } from '../stateOrder.ts';
import { LiveStory } from './LiveStory.tsx';
import { docsHref, guidanceOf, sizeOf } from './pieces.ts';
import * as styles from './PiecePage.css.ts';
import { StoryPicture } from './StoryPicture.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { type Toolbar, useToolbar } from './useToolbar.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const isOnPage = ({ tags }: PreparedStory) => tags.includes('autodocs');

/** The place of a story among the states; those of no state keep their order after the others. */
function placeOf({ tags }: PreparedStory): number {
  const place = states.findIndex((state) => tags.includes(state));
  return place === -1 ? states.length : place;
}

const byState = (one: PreparedStory, other: PreparedStory) => placeOf(one) - placeOf(other);

const sentences = (description: string | undefined) => description?.replaceAll(/\s*\n\s*/g, ' ');

/** The docs page of a piece, in the order of a reader's questions: its job, when, how, words, keys, props, states. */
export function PiecePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = use(DocsContext);
  const toolbar = useToolbar(context);
  useKeptFocus();
  const stories = context.componentStories();
  const { title } = preparedMeta;
  const guidance = use(guidanceOf(title));
  const shown = stories.filter(isOnPage);
  const usual = shown.find(({ tags }) => tags.includes('usual')) ?? shown[0];
  if (!usual) return null;

  const [name, ...path] = title.split('/').toReversed();
  const size = sizeOf(title);

  return (
    <div className={styles.root}>
      <header className="sb-unstyled">
        <p className={styles.crumb}>{path.toReversed().join(' / ')}</p>
        <h1 className={styles.title}>{name}</h1>
      </header>
      <figure className={`sb-unstyled ${styles.stage}`}>
        <LiveStory story={usual} toolbar={toolbar} />
        <figcaption className={styles.caption}>
          <span className={styles.captionText}>{usual.name}. It is live: press something.</span>
          <PageLink to="props">Try its props</PageLink>
          <PageLink to="states">
            {shown.length === 1 ? 'The one state' : `All ${shown.length} states`}
          </PageLink>
          <a href={storyHref(usual.id)} target="_top" className={styles.link}>
            Open alone
          </a>
        </figcaption>
      </figure>
      <div className={styles.job}>
        <div>
          <div className={styles.purpose}>
            <Description of="meta" />
          </div>
          {(guidance || size) && (
            <dl className={`sb-unstyled ${styles.facts}`}>
              {guidance && (
                <>
                  <Fact name="Status">
                    <span className={styles.status[guidance.status]}>{guidance.status}</span>
                  </Fact>
                  <Fact name="Since">{guidance.since}</Fact>
                </>
              )}
              {size && (
                <>
                  <Fact name="Script">{kilobytes(size.script)}</Fact>
                  <Fact name="Styles">{kilobytes(size.styles)}</Fact>
                </>
              )}
            </dl>
          )}
          <nav aria-label="On this page" className={`sb-unstyled ${styles.jump}`}>
            {guidance && (
              <>
                <PageLink to="when">When</PageLink>
                {guidance.pairs.length > 0 && <PageLink to="pairs">Do and don’t</PageLink>}
                {guidance.words.length > 0 && <PageLink to="words">Its words</PageLink>}
                <PageLink to="keys">Keys</PageLink>
              </>
            )}
            <PageLink to="props">Props</PageLink>
            <PageLink to="states">States</PageLink>
            <PageLink to="code">Code</PageLink>
          </nav>
        </div>
        {size && (
          <p className={`sb-unstyled ${styles.ticket}`}>
            <span className={styles.ticketLabel}>It costs</span>
            <span className={styles.price}>{kilobytes(size.script + size.styles)}</span>
            <span className={styles.ticketNote}>gzipped at most, without React</span>
          </p>
        )}
      </div>
      {guidance && <GuidanceParts guidance={guidance} stories={stories} usual={usual} toolbar={toolbar} />}
      <Part id="props" heading="Props">
        <div className={styles.scroll}>
          <Controls of={usual.moduleExport} />
        </div>
      </Part>
      <Part id="states" heading="States, least to most">
        <ul className={`sb-unstyled ${styles.states}`}>
          {shown.toSorted(byState).map((story) => (
            <li key={story.id}>
              <div className={styles.shot}>
                <StoryPicture story={story} toolbar={toolbar} size="small" />
              </div>
              <a href={storyHref(story.id)} target="_top" className={styles.stateName}>
                {story.name}
              </a>
              <p className={styles.note}>{sentences(story.parameters['docs']?.description?.story)}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="code" heading="Code">
        <div className={styles.scroll}>
          <Source of={usual.moduleExport} />
        </div>
      </Part>
    </div>
  );
}

interface GuidancePartsProps {
  guidance: Guidance;
  stories: readonly PreparedStory[];
  usual: PreparedStory;
  toolbar: Toolbar;
}

function GuidanceParts({ guidance, stories, usual, toolbar }: GuidancePartsProps) {
  const { use: moments, instead, pairs, words, keys, said } = guidance;
  return (
    <>
      <Part id="when" heading="When to use it">
        <div className={`sb-unstyled ${styles.halves}`}>
          <div>
            <h3 className={styles.heading}>Take it</h3>
            <ul>
              {moments.map((moment) => (
                <li key={moment} className={styles.reason}>
                  <span className={styles.mark.take}>
                    <Icon kind="tick" />
                  </span>
                  {moment}
                </li>
              ))}
            </ul>
          </div>
          {instead.length > 0 && (
            <div>
              <h3 className={styles.heading}>Take another</h3>
              <ul>
                {instead.map(({ take, when }) => (
                  <li key={take} className={styles.reason}>
                    <span className={styles.mark.other}>
                      <Icon kind="next" />
                    </span>
                    <span>
                      <PieceLink name={take} /> {when}.
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Part>
      {pairs.length > 0 && (
        <Part id="pairs" heading="Do and don’t">
          {pairs.map((pair) => (
            <div key={pair.heading} className={`sb-unstyled ${styles.pair}`}>
              <h3 className={styles.pairHeading}>{pair.heading}</h3>
              <Rule kind="do" toolbar={toolbar} story={storyOf(stories, pair.do)} why={pair.why.do} />
              <Rule kind="dont" toolbar={toolbar} story={storyOf(stories, pair.dont)} why={pair.why.dont} />
            </div>
          ))}
        </Part>
      )}
      {words.length > 0 && (
        <Part id="words" heading="Its words">
          <table className={`sb-unstyled ${styles.table}`}>
            <thead>
              <tr>
                {['Prop', 'Who writes it', 'Usual', 'Drawn up to', 'Keep to'].map((head) => (
                  <th key={head} scope="col" className={styles.head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.map(({ prop, writer, keep }) => (
                <tr key={prop} className={styles.row}>
                  <th scope="row" className={styles.rowHead}>
                    <code>{prop}</code>
                  </th>
                  <Cell name="Who writes it">{writer}</Cell>
                  <Cell name="Usual">{spanOf(measureWords(usual.initialArgs, prop))}</Cell>
                  <Cell name="Drawn up to">
                    {Math.max(
                      0,
                      ...shownIn(stories).flatMap((story) => measureWords(story.initialArgs, prop)),
                    )}
                  </Cell>
                  <Cell name="Keep to">{keep}</Cell>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={`sb-unstyled ${styles.note}`}>
            Characters. “Drawn up to” is the longest that a story holds, so it is measured and not guessed.
          </p>
        </Part>
      )}
      <Part id="keys" heading="Keys and announcements">
        <div className={`sb-unstyled ${styles.halves}`}>
          {keys.length > 0 && (
            <div>
              <h3 className={styles.heading}>Keys</h3>
              <dl>
                {keys.map(({ keys: pressed, does }) => (
                  <div key={does} className={styles.pressed}>
                    <dt className={styles.keyNames}>
                      {pressed.map((key) => (
                        <kbd key={key} className={styles.key}>
                          {arrows[key] ?? key}
                        </kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
          <div>
            <h3 className={styles.heading}>What is said, and what is left</h3>
            <dl>
              {said.map(({ when, what }) => (
                <div key={when} className={styles.pressed}>
                  <dt className={styles.moment}>{when}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Part>
    </>
  );
}

function storyOf(stories: readonly PreparedStory[], exported: string): PreparedStory | undefined {
  return stories.find(({ id, componentId }) => id === toId(componentId, storyNameFromExport(exported)));
}

const shownIn = (stories: readonly PreparedStory[]) => stories.filter(isOnPage);

function spanOf(lengths: readonly number[]): string {
  if (lengths.length === 0) return 'none';
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

const arrows: Partial<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className="sb-unstyled">
        <h2 id={id} className={styles.partHeading}>
          {heading}
        </h2>
      </div>
      {children}
    </section>
  );
}

// Storybook's own page sends links to the window around it.
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} target="_self" className={styles.link}>
      {children}
    </a>
  );
}

function PieceLink({ name }: { name: string }) {
  const href = docsHref(name);
  if (!href) return <b>{name}</b>;
  return (
    <a href={href} target="_top" className={styles.link}>
      {name}
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td data-name={name} className={styles.cell}>
      {children}
    </td>
  );
}

interface RuleProps {
  kind: 'do' | 'dont';
  story: PreparedStory | undefined;
  toolbar: Toolbar;
  why: string;
}

function Rule({ kind, story, toolbar, why }: RuleProps) {
  return (
    <figure className={styles.rule}>
      <p className={styles.tag[kind]}>
        <Icon kind={kind === 'do' ? 'tick' : 'cross'} />
        {kind === 'do' ? 'Do' : 'Don’t'}
      </p>
      <div className={styles.rulePicture[kind]}>
        {story && <StoryPicture story={story} toolbar={toolbar} size="life" />}
      </div>
      <figcaption className={styles.why}>{why}</figcaption>
    </figure>
  );
}
