import { Split } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import { BeforeAfterPart } from '../../design/asks/BeforeAfterPart.tsx';
import { OrderPart } from '../../design/asks/OrderPart.tsx';
import { callAction } from '../../design/actions/callAction.ts';
import type { Site } from '../schema.ts';
import { UnderLeaves } from '../components/UnderLeaves/UnderLeaves.tsx';
import { ask, Closing, comeIn, cutFlowers, Goods, Hours, Panes, Top } from './parts.tsx';

/** Makes the page of one thing that is sold or done: its prices, and what is good to know. */
export function pricedPage({
  part,
  slug,
  tone,
  notesFirst = false,
}: {
  part: 'cut' | 'weddings' | 'hospital';
  slug: 'cut-flowers' | 'weddings' | 'plant-hospital';
  tone: GroundName;
  /** What is good to know comes before what it costs. */
  notesFirst?: boolean;
}) {
  function Priced(site: Site) {
    const { content, labels } = site;
    const own = content.design?.[part];
    const items = part === 'cut' ? cutFlowers(site) : [];
    const list = own?.list;
    const delivery = part === 'cut' ? content.design?.cut?.delivery : undefined;
    // What it costs to bring them stands beside the prices: nobody orders a distance by itself.
    const prices = delivery && list ? { ...list, groups: [...list.groups, delivery] } : list;
    const first = {
      cut: () => (items.length > 0 ? { label: labels.orderFlowers, href: '#ask' } : ask(site)),
      weddings: () => ({ ...ask(site), label: labels.askForDay }),
      // The hospital takes no appointment.
      hospital: () => comeIn(site),
    }[part];
    const goods = (
      <Goods
        site={site}
        prices={prices}
        heading={labels.prices}
        {...(notesFirst ? { tone: 'deep' } : { headTone: 'spark' })}
        tall="end"
      />
    );
    const notes = (
      <Panes
        site={site}
        points={own?.notes}
        heading={labels.notes}
        {...(notesFirst ? { headTone: 'spark' } : { tone: 'deep' })}
      />
    );
    return (
      <>
        <Top
          site={site}
          words={own?.top}
          heading={labels.pages[slug]}
          tone={tone}
          actions={[first(), callAction(site)]}
        />
        {notesFirst && notes}
        {goods}
        {items.length > 0 && (
          <Split first="more">
            <OrderPart site={site} items={items} tone="plain" slip="raised" />
            <UnderLeaves>
              <Hours {...site} />
            </UnderLeaves>
          </Split>
        )}
        {!notesFirst && notes}
        {part === 'hospital' && <BeforeAfterPart site={site} tone="tint" />}
        <Closing {...site} />
      </>
    );
  }
  return Priced;
}
