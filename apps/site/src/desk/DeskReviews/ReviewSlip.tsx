import { desk } from '@awning/content/desk';
import type { AdminReview } from '@awning/contract/admin/reviews';
import { findTemplate } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { Button } from '@awning/ui/components/Button';
import { Form } from '@awning/ui/components/Form';
import { valuesOf } from '@awning/ui/components/FormValues';
import { SubmissionSlip } from '@awning/ui/components/SubmissionSlip';
import { Rating } from '@awning/ui/components/Rating';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { TextArea } from '@awning/ui/components/TextArea';
import { Stack } from '@awning/ui/primitives';
import { deskDate } from '../deskDate.ts';
import type { DeskChanging } from '../deskView.ts';
import { paths } from '../../paths.ts';

/** The possible changes to a review. */
export interface ReviewChanges extends DeskChanging {
  /** Publishes the shop’s reply under it. */
  onReply: (id: string, reply: string) => void | Promise<void>;
  /** Hides it from the shop’s pages, or shows it again. */
  onHide: (id: string, hidden: boolean) => void;
}

interface ReviewSlipProps extends ReviewChanges {
  review: AdminReview;
}

const { reviews: words, list: all } = desk;

/** One review, the reply to it, and whether the public sees it. */
export function ReviewSlip({ review, busy, problem, onReply, onHide }: ReviewSlipProps) {
  const { id, templateId, rating, text, reply, hidden, order, createdAt } = review;
  const replied = reply !== null;

  return (
    <SubmissionSlip
      heading={findTemplate(catalogue, templateId)?.name ?? order.templateName}
      headingLevel={2}
      stamp={
        hidden
          ? { label: words.stamps.hidden, tone: 'void' }
          : replied
            ? { label: words.stamps.replied, tone: 'good' }
            : undefined
      }
      facts={[
        { label: words.by, text: order.customerName },
        { label: words.order, text: order.reference, href: paths.deskOrder.to({ id: order.id }) },
        { label: words.written, ...deskDate(createdAt) },
      ]}
      before={<Rating value={rating} label={words.stars(rating)} />}
      text={text}
      problem={problem?.id === id ? problem.message : undefined}
      actions={
        <Button size="small" tone="quiet" busy={busy === id} onClick={() => onHide(id, !hidden)}>
          {hidden ? words.show : words.hide}
        </Button>
      }
      labels={all}
    >
      <Form
        formAction={paths.deskReviews.to()}
        status={busy === id ? 'submitting' : 'idle'}
        onSubmit={(values) => onReply(id, valuesOf(values, ['reply']).reply)}
      >
        <Stack gap="small">
          <TextArea
            name="reply"
            label={words.reply}
            hint={words.replyHint}
            optional=""
            rows={3}
            defaultValue={reply ?? ''}
            count={{ limit: 1000, upTo: words.upTo, left: words.left, tooMany: words.tooMany }}
          />
          <div>
            <SubmitButton label={words.save} busyLabel={words.saving} size="small" />
          </div>
        </Stack>
      </Form>
    </SubmissionSlip>
  );
}
