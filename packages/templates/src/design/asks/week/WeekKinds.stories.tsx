import { renderToString } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { lackedBy, signOf } from './kinds.ts';
import * as styles from './WeekKinds.css.ts';
import { WeekKinds, type WeekKindsProps } from './WeekKinds.tsx';

const labels = {
  filter: 'Narrow the week down',
  kinds: 'Kind of walk',
  all: 'All walks',
  none: 'No walks',
};

const days = [
  {
    name: 'Mon',
    sessions: [
      { name: 'Shore path', kind: 'Easy' },
      { name: 'The ridge', kind: 'Steep' },
    ],
  },
  { name: 'Tue', sessions: [{ name: 'Canal', kind: 'Easy' }] },
];

/** The smallest week with a filter. */
function Week(props: WeekKindsProps) {
  const { kinds } = props;
  return (
    <div className={styles.week}>
      <WeekKinds {...props} />
      {days.map(({ name, sessions }) => (
        <div key={name}>
          <ul aria-label={name}>
            {sessions.map((session) => (
              <li key={session.name} className={styles.session} data-kind={signOf(kinds, session.kind)}>
                {session.name}
              </li>
            ))}
          </ul>
          <p className={styles.none} data-lacks={lackedBy(kinds, sessions)}>
            {labels.none}
          </p>
        </div>
      ))}
    </div>
  );
}

const meta = preview.meta({
  component: WeekKinds,
  args: {
    kinds: ['Easy', 'Steep'],
    mark: (kind) => <span aria-hidden="true">{kind === 'Steep' ? '▲' : '—'}</span>,
    labels,
    look: { root: '', choice: '' },
  },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<Week {...args} />) }} />,
});

/** Without script the other kinds are left out, and a day without the chosen kind says so. */
export const OneKind = meta.story({
  play: async ({ canvas, userEvent }) => {
    const filter = within(canvas.getByRole('form', { name: labels.filter }));
    await expect(filter.getByRole('group', { name: labels.kinds })).toBeVisible();
    await userEvent.tab();
    await expect(filter.getByRole('radio', { name: labels.all })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(filter.getByRole('radio', { name: 'Steep' })).toBeChecked();
    await expect(canvas.getByText('The ridge')).toBeVisible();
    await expect(canvas.getByText('Shore path')).not.toBeVisible();
    await expect(canvas.getAllByText(labels.none).filter((word) => word.checkVisibility())).toHaveLength(1);
    await userEvent.click(filter.getByRole('radio', { name: labels.all }));
    await expect(canvas.getByText('Shore path')).toBeVisible();
  },
});

/** A week without a filter tells what each mark means. */
export const AsAKey = meta.story({
  args: { labels: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('▲Steep');
  },
});

/** Where all are of one kind there is nothing to choose. */
export const OneOnly = meta.story({
  args: { kinds: ['Easy'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await expect(canvas.getByText('Canal')).toBeVisible();
  },
});
