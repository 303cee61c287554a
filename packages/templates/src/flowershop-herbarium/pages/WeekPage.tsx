import { PriceList } from '@awning/ui/sections/PriceList';
import { actionToAsk, headed, priceGroups } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroSpecimen } from '../sections/HeroSpecimen/HeroSpecimen.tsx';
import { PressStack } from '../sections/PressStack/PressStack.tsx';
import { RulerSteps } from '../sections/RulerSteps/RulerSteps.tsx';
import { SpecimenSheets } from '../sections/SpecimenSheets/SpecimenSheets.tsx';
import { isThere, layers, sheet, sorted } from './parts.tsx';

/** Everything there is, and what there is not. */
export function WeekPage(site: Site) {
  const { content, labels } = site;
  const { prices, design } = content;
  const { drawers, others } = sorted(site);
  const [first, ...further] = drawers;
  // The sheets are numbered through, from drawer to drawer.
  const before = (place: number) => drawers.slice(0, place).flatMap(({ items }) => items).length;
  return (
    <>
      {!first && <HeroSpecimen {...headed(design?.week, labels.everything)} />}
      {first && (
        <SpecimenSheets
          {...headed(design?.week, labels.everything)}
          level={1}
          sheets={first.items.map((item, at) => sheet(site, item, at))}
          link={actionToAsk(site, 'visit', '#ask')}
        />
      )}
      <PriceList
        heading={prices?.heading ?? labels.prices}
        groups={priceGroups(site, [...others.filter(isThere), ...others.filter((group) => !isThere(group))])}
        {...(prices?.footnote && { footnote: prices.footnote })}
        board="raised"
        tone="tint"
      />
      {further.map((group, place) => (
        <SpecimenSheets
          key={group.heading ?? ''}
          heading={group.heading ?? prices?.heading ?? labels.prices}
          sheets={group.items.map((item, at) => sheet(site, item, before(place + 1) + at))}
        />
      ))}
      <PressStack {...headed(design?.press, labels.next)} layers={layers(site)} id="press" />
      {design?.steps && (
        <RulerSteps
          {...headed(design.steps, labels.steps)}
          unit={design.steps.unit}
          steps={design.steps.items.map(({ at, title, text }) => ({ at, name: title, text }))}
          id="steps"
        />
      )}
    </>
  );
}
