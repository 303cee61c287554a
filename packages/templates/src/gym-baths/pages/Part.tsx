import { FactStrip } from '@awning/ui/sections/FactStrip';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { BeforeAfterPart } from '../../design/asks/BeforeAfterPart.tsx';
import { headed } from '../../design/props.ts';
import { LaneRope } from '../components/LaneRope/LaneRope.tsx';
import type { Content, Site, Slug } from '../schema.ts';
import { LaneTimetable } from '../sections/LaneTimetable/LaneTimetable.tsx';
import type { PoolsideHeadProps } from '../sections/PoolsideHead/PoolsideHead.tsx';
import { ask, Asked, Closing, gridItems, half, lanePlan, Top, Walls } from './parts.tsx';

type Own = NonNullable<Content['design']>;
type PartName = 'pool' | 'gymFloor' | 'lessons' | 'steam' | 'firstVisit' | 'building';

/** All that the page of any part can say. */
type Said = Partial<
  Own['pool'] & Own['gymFloor'] & Own['lessons'] & Own['steam'] & Own['firstVisit'] & Own['building']
>;

/**
 * Makes the page of one part of the place: what it is, what is in it, how it goes, its prices and its questions. Of the
 * building also what became of it.
 */
export function partPage(
  name: PartName,
  slug: Exclude<Slug, ''>,
  { tone = 'plain', asks }: { tone?: PoolsideHeadProps['tone']; asks?: 'askLesson' } = {},
) {
  function Part(site: Site) {
    const { content, labels, show } = site;
    const { lanes, points, beside, prices, notes, questions, quotes, last, ...top }: Said =
      content.design?.[name] ?? {};
    const action = asks ? { ...ask(site), label: labels[asks] } : ask(site);
    return (
      <>
        <Top
          site={site}
          words={top}
          heading={site.nameOf(slug)}
          tone={tone}
          {...(asks && { actions: [action] })}
        />
        <LaneTimetable {...headed(lanes, labels.lanes)} {...lanePlan(lanes)} />
        <NumberedGrid
          {...headed(points, labels.points)}
          items={gridItems(site, points)}
          tone={name === 'steam' ? 'plain' : 'tint'}
        />
        {name === 'building' && <BeforeAfterPart site={site} tone="plain" />}
        {notes && notes.items.length > 0 && (
          <>
            <FactStrip heading={notes.heading ?? labels.notes} items={notes.items} tone="deep" showHeading />
            <LaneRope />
          </>
        )}
        {beside && (
          <ImageWithText
            heading={beside.heading ?? site.nameOf(slug)}
            paragraphs={beside.paragraphs ?? []}
            {...(beside.steps && { steps: beside.steps })}
            {...(beside.facts && { facts: beside.facts })}
            drawing={show(beside.picture, half)}
            side="end"
          />
        )}
        <Walls site={site} prices={prices} />
        <Asked heading={questions?.heading ?? labels.questions} items={questions?.items ?? []} />
        <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} />
        <Closing site={site} slug={slug} words={last ?? content.design?.closing} action={action} />
      </>
    );
  }
  return Part;
}
