import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Order } from '@awning/contract/orders';
import type { Workshop, WorkshopForm } from '@awning/contract/sites/workshop';
import { hostOf } from '../../format/siteAddresses.ts';
import { readyWords } from '../readyWords.ts';
import { stepsDone } from '@awning/templates/steps';
import { Approval, type ApprovalProps } from './Approval.tsx';
import { Corrections, type CorrectionsProps } from './Corrections.tsx';
import { HandIn, type HandInProps } from './HandIn.tsx';
import { OrderTurn } from './OrderTurn.tsx';
import { OwnDomain, type OwnDomainProps } from './OwnDomain.tsx';
import { Releases, type ReleasesProps } from './Releases.tsx';
import { Talk, type TalkProps } from './Talk.tsx';

export interface OrderWorkshopProps extends Pick<ApprovalProps, 'approve' | 'change'> {
  token: string;
  order: Order;
  workshop: Workshop;
  form: WorkshopForm;
  handIn: Omit<HandInProps, 'token' | 'version' | 'missing' | 'schema' | 'ready'>;
  anew: Omit<NonNullable<ApprovalProps['anew']>, 'asked'>;
  corrections: Omit<CorrectionsProps, 'workshop' | 'form'>;
  releases: Omit<ReleasesProps, 'live' | 'releases'>;
  domain: Omit<OwnDomainProps, 'own' | 'state'>;
  message: Omit<TalkProps, 'messages'>;
}

/** What a buyer and the shop do with a website until it is live: whose turn it is, and what can be done about it. */
export function OrderWorkshop(props: OrderWorkshopProps) {
  const { token, order, workshop, form, handIn, approve, change, anew } = props;
  const { corrections, releases, domain, message } = props;
  const { stage, offered, missing, changesLeft, address } = workshop;
  return (
    <>
      <OrderTurn token={token} order={order} workshop={workshop} done={stepsDone(form.schema, workshop)} />
      {stage === 'telling' && (
        <HandIn
          {...handIn}
          token={token}
          version={workshop.version}
          missing={missing}
          schema={form.schema}
          ready={readyWords(order)}
        />
      )}
      {(stage === 'checking' || stage === 'approving') && (
        <Corrections {...corrections} workshop={workshop} form={form} />
      )}
      {stage === 'approving' && offered && (
        <Approval
          offered={offered}
          address={hostOf(address)}
          changesLeft={changesLeft}
          approve={approve}
          change={change}
          anew={workshop.version > offered.version ? { ...anew, asked: isAskedAnew(workshop) } : undefined}
        />
      )}
      <Releases {...releases} live={stage === 'live'} releases={workshop.releases} />
      <OwnDomain {...domain} own={workshop.ownDomain} state={workshop.state} />
      <Talk {...message} messages={workshop.messages} />
    </>
  );
}

/** Whether the buyer asked for another since what is offered was put together. */
const isAskedAnew = ({ messages, offered }: Workshop) =>
  messages.some(
    ({ from, text, at }) =>
      from === 'buyer' && text === workshopWords.approve.older.message && at > (offered?.createdAt ?? ''),
  );
