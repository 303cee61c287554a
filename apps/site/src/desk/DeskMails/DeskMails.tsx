import { desk } from '@awning/content/desk';
import type { AdminMail } from '@awning/contract/admin/mails';
import { Button } from '@awning/ui/components/Button';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { deskDate } from '../deskDate.ts';
import type { DeskResult, DeskChanging, DeskView, ListOf } from '../deskView.ts';
import { choicesOf } from '../DeskList/choicesOf.ts';
import { DeskList } from '../DeskList/DeskList.tsx';
import { paths } from '../../paths.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { mailTone } from './mailTone.ts';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';

export interface DeskMailsProps extends DeskChanging {
  list: DeskResult<ListOf<AdminMail>>;
  view: DeskView;
  /** Sends that mail again. */
  onResend: (id: string) => void;
}

const { mails: words } = desk;

/** Every mail of the shop's with its state; one that was given up can be sent again. */
export function DeskMails({ list, view, ...changing }: DeskMailsProps) {
  return (
    <DeskList
      words={words}
      list={list}
      view={view}
      next={paths.deskOrders.to()}
      choices={[{ name: 'state', label: words.state, options: choicesOf(words.states) }]}
    >
      {(mails) => (
        <DeskTable
          caption={words.heading}
          rowHeading={words.subject}
          columns={[words.recipient, words.written, words.fared]}
          rows={mails.map((mail) => ({
            id: mail.id,
            header: mail.subject,
            cells: [
              mail.recipient,
              deskDate(mail.createdAt).text,
              <Fared key="fared" mail={mail} {...changing} />,
            ],
          }))}
        />
      )}
    </DeskList>
  );
}

function Fared({
  mail,
  busy,
  problem,
  onResend,
}: Omit<DeskMailsProps, 'list' | 'view'> & { mail: AdminMail }) {
  const { id, state, tries, lastError, subject, recipient } = mail;
  const refused = problem?.id === id ? problem.message : undefined;

  return (
    <Stack gap="small" align="start">
      <span>
        <StateStamp label={words.states[state]} tone={mailTone[state]} /> {tries > 0 && words.tries(tries)}
      </span>
      {!refused && lastError && <Text size="small">{lastError}</Text>}
      <DeskProblem>{refused}</DeskProblem>
      {state === 'failed' && (
        <Button size="small" busy={busy === id} onClick={() => onResend(id)}>
          <span aria-hidden="true">{words.resend}</span>
          <VisuallyHidden>{words.resendOf(subject, recipient)}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}
