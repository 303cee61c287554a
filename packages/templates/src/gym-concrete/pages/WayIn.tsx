import { Split } from '@awning/ui/primitives';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { AskForm } from '../../design/parts.tsx';
import { headed, questionsProps } from '../../design/props.ts';
import { FloorMarking } from '../components/FloorMarking/FloorMarking.tsx';
import type { Site } from '../schema.ts';
import { HeroCutaway } from '../sections/HeroCutaway/HeroCutaway.tsx';
import { Where } from './parts.tsx';

// More than these are a list to scroll, and the message says the rest.
const asked = 9;

/** The way in, and a form to announce a visit. */
export function WayIn(site: Site) {
  const { content, labels, has, show } = site;
  const { design } = content;
  const top = design?.visit;
  // Where the prices have no page, the questions about them stand here.
  const others = has('tariff') ? [] : (['prices'] as const);
  const ticket = design?.ticket;
  const priced = (content.prices?.groups ?? []).flatMap(({ items }) => items);
  return (
    <>
      <HeroCutaway
        {...headed(top, labels.visit)}
        {...(top?.plate && { plate: top.plate })}
        drawing={show(top?.picture ?? content.visit?.front, {
          fill: true,
          sizes: '(min-width: 64rem) 50vw, 100vw',
        })}
      />
      <FloorMarking kind="hatch" />
      <Split first="more" width="content">
        <AskForm
          site={site}
          words={design?.ask}
          // What the ticket offers a beginner is what the form offers first.
          services={[...(ticket ? [{ name: labels.firstVisit, price: ticket.price }] : []), ...priced].slice(
            0,
            asked,
          )}
          clock="digital"
          slip="raised"
        />
        <FaqDetails {...questionsProps(site, 'general', 'booking', 'visit', ...others)} />
      </Split>
      <Where site={site} />
    </>
  );
}
