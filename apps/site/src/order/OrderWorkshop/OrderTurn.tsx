import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Order } from '@awning/contract/orders';
import type { Workshop } from '@awning/contract/sites/workshop';
import { TurnSign, type TurnSignProps } from '@awning/ui/sections/TurnSign';
import { dayInWeek } from '../../format/day.ts';
import { openAddress } from '../../format/siteAddresses.ts';
import { paths } from '../../paths.ts';
import { stepIds, type StepId } from '@awning/templates/steps';

export interface OrderTurnProps {
  token: string;
  order: Order;
  workshop: Workshop;
  /** The steps at which something is said. */
  done: ReadonlySet<StepId>;
}

const { signs, turns } = workshopWords;

/** Says whose turn it is with a website, in one sentence with one button. */
export function OrderTurn(props: OrderTurnProps) {
  return <TurnSign headingLevel={1} {...wordsOf(props)} />;
}

function wordsOf({ token, order, workshop, done }: OrderTurnProps): Omit<TurnSignProps, 'headingLevel'> {
  const stepHref = (step: StepId) => paths.workshop.to({ token, step });
  switch (workshop.stage) {
    case 'telling': {
      const { heading, lead, begin, goOn } = turns.telling;
      const next = stepIds.find((step) => !done.has(step)) ?? 'name';
      return {
        turn: 'yours',
        sign: signs.yours,
        heading,
        lead: lead(done.size, stepIds.length),
        action: { label: done.size === 0 ? begin : goOn, href: stepHref(next) },
      };
    }
    case 'checking': {
      const { heading, lead, look, suggested, answer } = turns.checking;
      return {
        turn: 'ours',
        sign: signs.ours,
        heading: heading(order.readyBy === null ? undefined : dayInWeek(order.readyBy).text),
        ...(workshop.suggestion
          ? { lead: suggested, action: { label: answer, href: '#corrections' } }
          : { lead, action: { label: look, href: stepHref('name') } }),
      };
    }
    case 'approving': {
      const { heading, lead, open } = turns.approving;
      const previewUrl = workshop.offered?.previewUrl;
      return {
        turn: 'yours',
        sign: signs.yours,
        heading,
        lead,
        action: previewUrl ? { label: open, href: previewUrl } : undefined,
      };
    }
    case 'live': {
      const { heading, change } = turns.live;
      return {
        turn: 'open',
        sign: signs.open,
        heading,
        lead: openAddress(order),
        action: { label: change, href: stepHref('name') },
      };
    }
  }
}
