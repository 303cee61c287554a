import { Split } from '@awning/ui/primitives';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { AskForm } from '../../design/parts.tsx';
import { People } from '../../design/sections/People.tsx';
import { headed, pointLine, questionsProps } from '../../design/props.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import { route } from '../art/route.ts';
import type { Site } from '../schema.ts';
import { HeroWall } from '../sections/HeroWall/HeroWall.tsx';
import { RouteSteps } from '../sections/RouteSteps/RouteSteps.tsx';
import { WallSeam } from '../sections/WallSeam/WallSeam.tsx';
import { askedFor, Landing, Where } from './parts.tsx';

/** The first visit of a beginner. */
export function FirstTime(site: Site) {
  const { content, labels, has } = site;
  const { quotes, design } = content;
  // Where the prices have no page, the questions about them stand here.
  const others = has('prices') ? [] : (['prices'] as const);
  const steps = design?.steps?.items ?? [];
  return (
    <>
      {steps.length > 0 ? (
        <RouteSteps
          {...headed(design?.steps, labels.begin)}
          steps={steps.map((point) => pointLine(site, point))}
        />
      ) : (
        <HeroWall heading={labels.begin} />
      )}
      <WallSeam from="plain" to="secondary" holds={route.first} />
      <FactStrip
        heading={design?.bring?.heading ?? labels.bring}
        items={(design?.bring?.items ?? []).map(({ title, text = '' }) => ({ title, text }))}
        showHeading
        tone="secondary"
      />
      <WallSeam from="secondary" to="tint" lean="end" holds={route.short} />
      <Split first="more" width="content" tone="tint">
        <AskForm site={site} words={design?.ask} services={askedFor(site)} tone="tint" slip="raised" />
        <>
          <FaqDetails {...questionsProps(site, 'general', 'booking', 'visit', ...others)} tone="tint" />
          <People site={site} tone="tint" />
        </>
      </Split>
      {!has('prices') && (
        <>
          <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} tone="tint" />
          <Reviews site={site} tone="tint" joined={isQuoted(content)} />
        </>
      )}
      <WallSeam from="tint" to="plain" holds={route.third} />
      <Where {...site} />
      <Landing site={site} />
    </>
  );
}
