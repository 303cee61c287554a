import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { weekdays } from '../../content/business.ts';
import { dayName } from '../../content/words/hours.ts';
import { headed, pointLine, timetableProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { BayPlan } from '../sections/BayPlan/BayPlan.tsx';
import { HeroCutaway } from '../sections/HeroCutaway/HeroCutaway.tsx';
import { Barrier, Closing, levelOf } from './parts.tsx';

/** The week as a plan of parking bays. */
export function Plan(site: Site) {
  const { content, labels, locale } = site;
  const { rest, days, ...words } = timetableProps(site);
  const classes = content.design?.classes;
  const bay = levelOf(site, 'bay-plan');
  const off = weekdays
    .map((day) => dayName(day, locale, 'short'))
    .filter((name) => !days.some((day) => day.name === name));
  return (
    <>
      {days.length > 0 ? (
        <BayPlan
          {...words}
          level={1}
          {...(bay && { bay })}
          labels={labels.asks.week}
          days={[
            ...days,
            ...(rest && off.length > 0 ? [{ name: off.join(', '), sessions: [], closed: rest }] : []),
          ]}
        />
      ) : (
        <HeroCutaway heading={labels.pages['bay-plan']} {...(rest && { lead: rest })} />
      )}
      {classes && classes.items.length > 0 && (
        <NumberedGrid
          {...headed(classes, labels.classes)}
          items={classes.items.map((point) => pointLine(site, point))}
          tone="secondary"
        />
      )}
      <Barrier site={site} />
      <Closing site={site} slug="tariff" label={labels.seePrices} />
    </>
  );
}
