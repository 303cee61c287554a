import { desk } from '@awning/content/desk';
import { Badge } from '@awning/ui/components/Badge';
import { Button, ButtonLink } from '@awning/ui/components/Button';
import type { Fact } from '@awning/ui/components/FactList';
import { LetterSlip } from '@awning/ui/components/LetterSlip';
import type { StateStampProps } from '@awning/ui/components/StateStamp';
import { Stack, Text } from '@awning/ui/primitives';
import { deskDate } from '../deskDate.ts';
import type { DeskResult, DeskChanging, DeskView, ListOf } from '../deskView.ts';
import { mailTo } from '../../browser/mailTo.ts';
import { choicesOf } from '../DeskList/choicesOf.ts';
import { DeskList } from '../DeskList/DeskList.tsx';

/** Something that was written to the shop: a message, or a question for a quote. */
export interface Letter {
  id: string;
  name: string;
  email: string;
  state: LetterState;
  /** Where no person looks, something was filled in. */
  suspicious: boolean;
  createdAt: string;
  subject?: string | null;
  message?: string;
  business?: string;
  budget?: string;
  details?: string;
}

type LetterState = keyof typeof words.states;

export interface DeskLettersProps extends DeskChanging {
  /** Whose words the page has. */
  kind: 'messages' | 'quotes';
  list: DeskResult<ListOf<Letter>>;
  view: DeskView;
  /** Says how far the shop got with that one. */
  onMove: (id: string, state: LetterState) => void;
}

const { letters: words, list: all } = desk;

const tones: Record<LetterState, StateStampProps['tone']> = { new: 'due', read: 'open', answered: 'good' };

/** What people wrote to the shop, and how far it got with each. */
export function DeskLetters({ kind, list, view, ...changing }: DeskLettersProps) {
  return (
    <DeskList
      words={words[kind]}
      list={list}
      view={view}
      choices={[
        { name: 'state', label: words.state, options: choicesOf({ '': words.anyState, ...words.states }) },
      ]}
    >
      {(letters) => (
        <Stack gap="medium">
          {letters.map((letter) => (
            <Slip key={letter.id} letter={letter} kind={kind} {...changing} />
          ))}
        </Stack>
      )}
    </DeskList>
  );
}

type SlipProps = Omit<DeskLettersProps, 'list' | 'view'> & { letter: Letter };

function Slip({ letter, kind, busy, problem, onMove }: SlipProps) {
  const { id, state, email, subject, message, details } = letter;
  const replySubject = subject ? `Re: ${subject}` : words[kind].replySubject;

  return (
    <LetterSlip
      heading={kind === 'quotes' ? (letter.business ?? letter.name) : subject || words.messages.noSubject}
      headingLevel={2}
      stamp={{ label: words.states[state], tone: tones[state] }}
      facts={factsOf(letter)}
      before={
        letter.suspicious && (
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

const nextOf: Record<LetterState, readonly LetterState[]> = {
  new: ['read', 'answered'],
  read: ['answered', 'new'],
  answered: ['new'],
};

const factsOf = ({ name, email, budget, createdAt }: Letter): Fact[] => [
  { label: words.from, text: name },
  { label: words.email, text: email },
  ...(budget ? [{ label: words.budget, text: budget }] : []),
  { label: words.written, ...deskDate(createdAt) },
];
