import { desk } from '@awning/content/desk';
import type { AdminSubscriber } from '@awning/contract/admin/subscribers';
import { Button } from '@awning/ui/components/Button';
import { StateStamp, type StateStampProps } from '@awning/ui/components/StateStamp';
import { deskDate } from '../deskDate.ts';
import type { DeskResult, DeskView, ListOf } from '../deskView.ts';
import { choicesOf } from '../DeskList/choicesOf.ts';
import { DeskList } from '../DeskList/DeskList.tsx';
import { paths } from '../../paths.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';

export interface DeskSubscribersProps {
  list: DeskResult<ListOf<AdminSubscriber>>;
  view: DeskView;
  /** The file is being downloaded. */
  downloading: boolean;
  /** Downloads all of them as a table. */
  onDownload: () => void;
}

const { subscribers: words } = desk;

const tones: Record<AdminSubscriber['state'], StateStampProps['tone']> = {
  confirmed: 'good',
  pending: 'open',
  unsubscribed: 'void',
};

const when = (instant: string | null) => (instant ? deskDate(instant).text : desk.list.none);

/** The subscribers of the newsletter, to search and to download. */
export function DeskSubscribers({ list, view, downloading, onDownload }: DeskSubscribersProps) {
  return (
    <DeskList
      words={words}
      list={list}
      view={view}
      next={paths.landing.to()}
      choices={[{ name: 'state', label: words.state, options: choicesOf(words.states) }]}
      actions={
        <Button busy={downloading} onClick={onDownload}>
          {downloading ? words.downloading : words.download}
        </Button>
      }
    >
      {(subscribers) => (
        <DeskTable
          caption={words.heading}
          rowHeading={words.address}
          columns={[words.state, words.asked, words.confirmed, words.left]}
          rows={subscribers.map(({ id, email, state, createdAt, confirmedAt, unsubscribedAt }) => ({
            id,
            header: email,
            cells: [
              <StateStamp key="state" label={words.states[state]} tone={tones[state]} />,
              when(createdAt),
              when(confirmedAt),
              when(unsubscribedAt),
            ],
          }))}
        />
      )}
    </DeskList>
  );
}
