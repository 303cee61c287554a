import { desk } from '@awning/content/desk';
import { Badge } from '@awning/ui/components/Badge';
import { Button, ButtonLink } from '@awning/ui/components/Button';
import type { Fact } from '@awning/ui/components/FactList';
import { SubmissionSlip } from '@awning/ui/components/SubmissionSlip';
import type { StateStampProps } from '@awning/ui/components/StateStamp';
import { Stack, Text } from '@awning/ui/primitives';
import { deskDate } from '../deskDate.ts';
import type { DeskResult, DeskChanging, DeskView, ListOf } from '../deskView.ts';
import { mailTo } from '../../browser/mailTo.ts';
import { choicesOf } from '../DeskList/choicesOf.ts';
import { DeskList } from '../DeskList/DeskList.tsx';
import { anchors, quoteHref } from '../../paths.ts';

/** A message to the shop, or a request for a quote. */
export interface Submission {
  id: string;
  name: string;
  email: string;
  state: SubmissionState;
  /** The honeypot was filled in. */
  suspicious: boolean;
  createdAt: string;
  subject?: string | null;
  message?: string;
  business?: string;
  budget?: string;
  details?: string;
}

type SubmissionState = keyof typeof words.states;

export interface DeskSubmissionsProps extends DeskChanging {
  /** The kind whose words the page uses. */
  kind: 'messages' | 'quotes';
  list: DeskResult<ListOf<Submission>>;
  view: DeskView;
  /** Changes the state of that submission. */
  onMove: (id: string, state: SubmissionState) => void;
}

const { submissions: words, list: all } = desk;

const tones: Record<SubmissionState, StateStampProps['tone']> = {
  new: 'due',
  read: 'open',
  answered: 'good',
};

/** People's messages to the shop, each with its state. */
export function DeskSubmissions({ kind, list, view, ...changing }: DeskSubmissionsProps) {
  return (
    <DeskList
      words={words[kind]}
      list={list}
      view={view}
      next={kind === 'messages' ? anchors.contact : quoteHref}
      choices={[
        { name: 'state', label: words.state, options: choicesOf({ '': words.anyState, ...words.states }) },
      ]}
    >
      {(submissions) => (
        <Stack gap="medium">
          {submissions.map((submission) => (
            <Slip key={submission.id} submission={submission} kind={kind} {...changing} />
          ))}
        </Stack>
      )}
    </DeskList>
  );
}

type SlipProps = Omit<DeskSubmissionsProps, 'list' | 'view'> & { submission: Submission };

function Slip({ submission, kind, busy, problem, onMove }: SlipProps) {
  const { id, state, email, subject, message, details } = submission;
  const replySubject = subject ? `Re: ${subject}` : words[kind].replySubject;

  return (
    <SubmissionSlip
      heading={
        kind === 'quotes' ? (submission.business ?? submission.name) : subject || words.messages.noSubject
      }
      headingLevel={2}
      stamp={{ label: words.states[state], tone: tones[state] }}
      facts={factsOf(submission)}
      before={
        submission.suspicious && (
          <Text size="small">
            <Badge label={words.suspicious} tone="quiet" /> {words.suspiciousNote}
          </Text>
        )
      }
      text={message ?? details ?? ''}
      problem={problem?.id === id ? problem.message : undefined}
      actions={
        <>
          <ButtonLink size="small" href={mailTo(email, replySubject)}>
            {words.reply}
          </ButtonLink>
          {nextOf[state].map((next) => (
            <Button key={next} size="small" tone="quiet" busy={busy === id} onClick={() => onMove(id, next)}>
              {words.moves[next]}
            </Button>
          ))}
        </>
      }
      labels={all}
    />
  );
}

const nextOf: Record<SubmissionState, readonly SubmissionState[]> = {
  new: ['read', 'answered'],
  read: ['answered', 'new'],
  answered: ['new'],
};

const factsOf = ({ name, email, budget, createdAt }: Submission): Fact[] => [
  { label: words.from, text: name },
  { label: words.email, text: email },
  ...(budget ? [{ label: words.budget, text: budget }] : []),
  { label: words.written, ...deskDate(createdAt) },
];
