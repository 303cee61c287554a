import { orders } from '@awning/content/orders/orders';
import { siteWords } from '@awning/content/orders/siteWords';
import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Order } from '@awning/contract/orders';
import type { Workshop } from '@awning/contract/sites/workshop';
import { Button } from '@awning/ui/components/Button';
import { TurnSign, type TurnSignProps } from '@awning/ui/sections/TurnSign';
import { orderFacts } from '../orderFacts.ts';
import { dayInWeek } from '../../format/day.ts';
import { hostOf, openAddress } from '../../format/siteAddresses.ts';
import { useOrderDate } from '../../format/useOrderDate.ts';
import { paths } from '../../paths.ts';
import { stepIds, type StepId } from '@awning/templates/steps';
import { HandInForm, type HandInFormProps } from './HandIn.tsx';

export interface OrderTurnProps {
  token: string;
  order: Order;
  workshop: Workshop;
  /** The steps with content. */
  done: ReadonlySet<StepId>;
  /** The state of handing in. */
  handIn: Omit<HandInFormProps, 'version'>;
  /** Copies the address. Undefined without script. */
  onCopy?: ((value: string) => void) | undefined;
}

const { signs, turns } = workshopWords;

/** Says whose turn a website is, in one sentence, and what to do first. */
export function OrderTurn(props: OrderTurnProps) {
  const tell = useOrderDate();
  const { order } = props;
  const paid = order.paidAt === null ? undefined : tell(order.paidAt);
  return (
    <TurnSign
      headingLevel={1}
      facts={
        <>
          {orderFacts(order)}
          {paid && (
            <>
              {' · '}
              <time dateTime={paid.dateTime}>{paid.text}</time>
            </>
          )}
        </>
      }
      {...wordsOf(props)}
    />
  );
}

function wordsOf({
  token,
  order,
  workshop,
  done,
  handIn,
  onCopy,
}: OrderTurnProps): Omit<TurnSignProps, 'headingLevel' | 'facts'> {
  const stepHref = (step: StepId) => paths.workshop.to({ token, step });
  switch (workshop.stage) {
    case 'telling': {
      const { heading, lead, begin, goOn, ready } = turns.telling;
      const next = stepIds.find((step) => !done.has(step));
      if (workshop.missing.length === 0) {
        return {
          turn: 'yours',
          sign: signs.yours,
          heading: ready.heading,
          lead: ready.lead,
          form: <HandInForm {...handIn} version={workshop.version} />,
          second: next && { label: goOn, href: stepHref(next) },
        };
      }
      return {
        turn: 'yours',
        sign: signs.yours,
        heading,
        lead,
        action: { label: done.size === 0 ? begin : goOn, href: stepHref(next ?? 'name') },
      };
    }
    case 'checking': {
      const { heading, lead, look, suggested, answer } = turns.checking;
      return {
        heading: heading(order.readyBy === null ? undefined : dayInWeek(order.readyBy).text),
        ...(workshop.suggestion
          ? {
              turn: 'yours',
              sign: signs.yours,
              lead: suggested,
              action: { label: answer, href: '#corrections' },
            }
          : { turn: 'ours', sign: signs.ours, lead, action: { label: look, href: stepHref('name') } }),
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
      const { heading, change, copy } = turns.live;
      const address = openAddress(order);
      const toChange = { label: change, href: stepHref('name') };
      const shown = { turn: 'open', sign: signs.open, heading } as const;
      if (address === undefined) return { ...shown, lead: siteWords.paused, action: toChange };
      return {
        ...shown,
        lead: (
          <>
            <a href={address}>{hostOf(address)}</a>{' '}
            {onCopy && (
              <Button tone="quiet" size="small" onClick={() => onCopy(address)}>
                {copy}
              </Button>
            )}
          </>
        ),
        action: { label: orders.delivery.open, href: address },
        second: toChange,
      };
    }
  }
}
