import { Split } from '@awning/ui/primitives';
import { BookingPart } from '../../design/asks/BookingPart.tsx';
import { headed, namesOf } from '../../design/props.ts';
import { CombEdge } from '../components/CombEdge/CombEdge.tsx';
import { Spinning } from '../components/Spinning/Spinning.tsx';
import type { Site } from '../schema.ts';
import { HeroCutout } from '../sections/HeroCutout/HeroCutout.tsx';
import { Asked, Where } from './parts.tsx';

/** The booking form, beside it all that is asked before. */
export function Book(site: Site) {
  const { content, labels, show } = site;
  const { design } = content;
  return (
    <>
      <HeroCutout
        {...headed(design?.book, labels.pages.book)}
        tone="spark"
        figure={show(design?.book?.picture, {
          mount: Spinning,
          fill: true,
          sizes: '(min-width: 64rem) 50vw, 100vw',
        })}
      />
      <CombEdge tone="spark" />
      <Split first="more" width="content" tone="secondary">
        <BookingPart site={site} words={design?.ask} people={namesOf(site)} tone="secondary" slip="raised" />
        <Asked site={site} about={['general', 'booking', 'visit', 'prices']} tone="secondary" />
      </Split>
      <CombEdge tone="secondary" />
      <Where {...site} />
    </>
  );
}
