import { FactStrip } from '@awning/ui/sections/FactStrip';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { actionToAsk, andTo, headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { hour } from '../site.css.ts';
import { Front, Menu, Where } from './parts.tsx';

/** What one pays, and a day at the counter from the first hour to the last. */
export function Home(site: Site) {
  const { content, labels, show } = site;
  const { business, opening, facts, prices, design } = content;
  const lead = opening?.lead ?? business.line;
  return (
    <>
      <Front
        site={site}
        heading={opening?.heading ?? business.name}
        {...(lead && { lead })}
        actions={andTo(site, actionToAsk(site, 'find-us', '#ask'), 'menu', labels.seeMenu)}
        picture={opening?.picture}
      />
      <FactStrip {...headed(facts, labels.facts)} items={facts?.items ?? []} tone="plain" />
      <Menu site={site} heading={prices?.heading ?? labels.prices} most={1} />
      {(design?.day ?? []).map(({ title, text, mark, picture }) => (
        <div key={title} className={hour}>
          <ImageWithText
            heading={title}
            {...(mark && { number: { value: mark } })}
            paragraphs={text ? [text] : []}
            drawing={show(picture, { fill: true, sizes: '(min-width: 64rem) 55vw, 87vw' })}
            side="end"
            tone="plain"
          />
        </div>
      ))}
      <Where site={site} />
    </>
  );
}
