import { workshopWords as words } from '@awning/content/orders/workshopWords';
import type { Order } from '@awning/contract/orders';
import type { Workshop, WorkshopForm } from '@awning/contract/sites/workshop';
import { hostOf } from '../../format/siteAddresses.ts';
import { paths } from '../../paths.ts';
import { readyWords } from '../readyWords.ts';
import { stepIds, stepsDone } from '@awning/templates/steps';
import { StepSheet } from '@awning/ui/components/StepSheet';
import { Approval, type ApprovalProps } from './Approval.tsx';
import { Corrections, type CorrectionsProps } from './Corrections.tsx';
import { HandIn } from './HandIn.tsx';
import type { OrderTurnProps } from './OrderTurn.tsx';
import type { OwnDomainProps } from './OwnDomain.tsx';
import type { ReleasesProps } from './Releases.tsx';
import type { TalkProps } from './Talk.tsx';

export interface OrderWorkshopProps extends Pick<ApprovalProps, 'approve' | 'change'> {
  token: string;
  order: Order;
  workshop: Workshop;
  form: WorkshopForm;
  handIn: OrderTurnProps['handIn'];
  anew: Omit<NonNullable<ApprovalProps['anew']>, 'asked'>;
  corrections: Omit<CorrectionsProps, 'workshop' | 'form'>;
  releases: Omit<ReleasesProps, 'live' | 'releases'>;
  domain: Omit<OwnDomainProps, 'own' | 'state'>;
  message: Omit<TalkProps, 'messages'>;
}

/** A buyer's actions for their website, by its stage. Whose turn it is stands above. */
export function OrderWorkshop(props: OrderWorkshopProps) {
  const { token, order, workshop, form, approve, change, anew, corrections } = props;
  const { stage, offered, missing, changesLeft, address } = workshop;
  const done = stepsDone(form.schema, workshop);
  return (
    <>
      {stage === 'telling' && (
        <>
          <StepSheet
            label={words.sheet}
            heading={words.sheet}
            progress={words.progress(done.size, stepIds.length)}
            doneLabel={words.done}
            defaultOpen
            steps={stepIds.map((step) => ({
              label: words.steps[step].label,
              href: paths.workshop.to({ token, step }),
              done: done.has(step),
            }))}
          />
          <HandIn token={token} missing={missing} schema={form.schema} ready={readyWords(order)} />
        </>
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
    </>
  );
}

/** Whether the buyer asked for another build since the offered one was made. */
const isAskedAnew = ({ messages, offered }: Workshop) =>
  messages.some(
    ({ from, text, at }) =>
      from === 'buyer' && text === words.approve.older.message && at > (offered?.createdAt ?? ''),
  );
