import type { Actions } from '@awning/ui/components/ActionGroup';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { callAction } from '../../design/actions/callAction.ts';
import { AskForm } from '../../design/parts.tsx';
import { headed } from '../../design/props.ts';
import { TallFrond } from '../art/TallFrond.tsx';
import type { Site } from '../schema.ts';
import { PinnedNotes } from '../sections/PinnedNotes/PinnedNotes.tsx';
import { InnerTop, notes, Occasions, Tale } from './parts.tsx';

/** Flowers for the big days. */
export function BigDays(site: Site) {
  const { content, labels } = site;
  const { bigDays, occasions, dayAsk, wedding, farewell, thanks, bigDaysAsked } = content.design ?? {};
  const listed = occasions !== undefined && (occasions.items.length > 0 || Boolean(occasions.lead));
  const actions: Actions = [{ label: labels.askForDay, href: '#day' }, callAction(site)];
  return (
    <>
      {(bigDays || !listed) && (
        <InnerTop site={site} words={bigDays} heading={labels.occasions} actions={actions} />
      )}
      {listed && (
        <Occasions
          told
          site={site}
          drawing={<TallFrond />}
          {...(!bigDays && { level: 1 as const, actions })}
        />
      )}
      <Tale site={site} tale={wedding} heading={labels.wedding} />
      <Tale site={site} tale={farewell} heading={labels.wedding} side="end" tone="secondary" />
      <PinnedNotes heading={thanks?.heading ?? labels.thanks} notes={notes(thanks?.items)} />
      <AskForm
        site={site}
        id="day"
        words={headed(dayAsk, labels.askForDay)}
        services={occasions?.items ?? []}
        tone="secondary"
        slip="raised"
      />
      <FaqDetails heading={bigDaysAsked?.heading ?? labels.questions} items={bigDaysAsked?.items ?? []} />
    </>
  );
}
