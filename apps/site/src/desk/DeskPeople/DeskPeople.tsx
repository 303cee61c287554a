import { desk } from '@awning/content/desk';
import type { AdminPerson } from '@awning/contract/admin/people';
import { Button } from '@awning/ui/components/Button';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { Stack, VisuallyHidden } from '@awning/ui/primitives';
import { useState } from 'react';
import { deskDate } from '../deskDate.ts';
import type { DeskResult, DeskChanging, DeskView, ListOf } from '../deskView.ts';
import { choicesOf } from '../DeskList/choicesOf.ts';
import { DeskList } from '../DeskList/DeskList.tsx';
import { paths } from '../../paths.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';

export interface DeskPeopleProps extends DeskChanging {
  list: DeskResult<ListOf<AdminPerson>>;
  view: DeskView;
  /** The id of the owner who looks at the page: they cannot change their own role. */
  ownId?: string | undefined;
  /** Gives that person another role. */
  onRole: (id: string, role: AdminPerson['role']) => void;
}

const { people: words } = desk;

/** The accounts, and which of them may use the desk. */
export function DeskPeople({ list, view, ownId, busy, problem, onRole }: DeskPeopleProps) {
  const [asked, setAsked] = useState<AdminPerson>();

  return (
    <>
      <DeskList
        words={words}
        list={list}
        view={view}
        next={paths.dashboard.to()}
        choices={[{ name: 'role', label: words.role, options: choicesOf(words.roles) }]}
      >
        {(people) => (
          <DeskTable
            caption={words.heading}
            rowHeading={words.username}
            columns={[words.name, words.email, words.role, words.since, words.change]}
            rows={people.map((person) => ({
              id: person.id,
              header: person.username,
              cells: [
                <span key="name" dir="auto">{`${person.first_name} ${person.last_name}`}</span>,
                `${person.email} (${person.emailProvenAt ? words.proven : words.unproven})`,
                <StateStamp
                  key="role"
                  label={words.roles[person.role]}
                  tone={person.role === 'admin' ? 'due' : 'open'}
                />,
                deskDate(person.createdAt).text,
                person.id === ownId ? (
                  words.you
                ) : (
                  <Keys
                    key="keys"
                    person={person}
                    busy={busy === person.id}
                    problem={problem?.id === person.id ? problem.message : undefined}
                    onAsk={() => setAsked(person)}
                  />
                ),
              ],
            }))}
          />
        )}
      </DeskList>
      <KeysDialog
        person={asked}
        onClose={() => setAsked(undefined)}
        onSure={(person) => {
          setAsked(undefined);
          onRole(person.id, person.role === 'admin' ? 'customer' : 'admin');
        }}
      />
    </>
  );
}

interface KeysProps {
  person: AdminPerson;
  busy: boolean;
  problem: string | undefined;
  onAsk: () => void;
}

function Keys({ person: { role, username }, busy, problem, onAsk }: KeysProps) {
  const change = role === 'admin' ? words.take : words.give;
  return (
    <Stack gap="small" align="start">
      <Button size="small" tone="quiet" busy={busy} onClick={onAsk}>
        <span aria-hidden="true">{change}</span>
        <VisuallyHidden>{words.changeOf(change, username)}</VisuallyHidden>
      </Button>
      <DeskProblem>{problem}</DeskProblem>
    </Stack>
  );
}
