import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { plainName } from '../../content/words/place.ts';
import { andTo, headed, twoLines } from '../../design/props.ts';
import { isRated, Reviews } from '../../design/sections/Reviews.tsx';
import { WireLane } from '../components/WireLane/WireLane.tsx';
import type { Site } from '../schema.ts';
import { ArmList } from '../sections/ArmList/ArmList.tsx';
import { HeroMobile } from '../sections/HeroMobile/HeroMobile.tsx';
import { Arms, askAction, Beam, Closing, reasonSlugs, Where } from './parts.tsx';

/** The method, the prices, the kinds of visitors and the address. */
export function Home(site: Site) {
  const { content, labels, href, has, show } = site;
  const { business, opening, quotes, story, people, design } = content;
  const lead = opening?.lead ?? business.line;
  const ask = askAction(site);
  const said = quotes?.items ?? [];
  return (
    <>
      <HeroMobile
        lines={twoLines(opening?.heading ?? plainName(business))}
        lead={lead ?? business.trade}
        actions={andTo(site, ask, 'classes', labels.see.classes)}
        drawing={show(opening?.picture, { priority: true, sizes: '(min-width: 64rem) 45vw, 30rem' })}
      />
      <Arms
        site={site}
        points={design?.programme}
        heading={labels.programme}
        weight={{ shape: 'leaf', paint: 'paper3' }}
        tone="tint"
      />
      <Beam site={site} weight={{ shape: 'boomerang' }} />
      {(said.length > 0 || isRated(content)) && (
        <WireLane tone="spark" weight={{ shape: 'disc', paint: 'paper1' }}>
          <LeadQuotes
            heading={quotes?.heading ?? labels.quotes}
            items={has('people') ? said.slice(0, 1) : said}
            tone="spark"
          />
          <Reviews site={site} tone="spark" joined={said.length > 0} />
        </WireLane>
      )}
      <ArmList
        {...headed(design?.reasons, labels.reasons)}
        arms={(design?.reasons?.items ?? []).map(({ title, note, weight }, place) => {
          const slug = reasonSlugs[place];
          const drawing = show(weight, { sizes: '9rem' });
          return {
            name: title,
            ...(note && { text: note }),
            ...(slug && has(slug) && { href: href(slug) }),
            ...(drawing && { drawing }),
          };
        })}
        weight={{ shape: 'drop', paint: 'paper2' }}
      />
      <ArmList
        heading={story?.heading ?? people?.heading ?? labels.people}
        arms={(people?.items.slice(0, 4) ?? []).map(({ name, role, note, picture }, _, all) => {
          const drawing = show(picture, { sizes: '9rem' });
          const text = (all.length === 1 && story?.paragraphs[0]) || (note ?? role);
          return {
            name,
            ...(text && { text }),
            ...(has('people') && { href: href('people') }),
            ...(drawing && { drawing }),
          };
        })}
        weight={{ shape: 'disc', paint: 'paper2' }}
        tone="tint"
      />
      <Where site={site} hoursAlone={has('begin')} />
      <Closing site={site} second={has('exercises') ? 'exercises' : 'prices'} tone="spark" />
    </>
  );
}
