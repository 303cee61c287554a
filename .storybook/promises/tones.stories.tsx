import type { ReactElement } from 'react';
import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { DoneMessage } from '../../packages/ui/src/components/feedback/DoneMessage/DoneMessage.tsx';
import { ErrorSummary } from '../../packages/ui/src/components/feedback/ErrorSummary/ErrorSummary.tsx';
import { FormReply } from '../../packages/ui/src/components/feedback/FormReply/FormReply.tsx';
import { StateStamp } from '../../packages/ui/src/components/feedback/StateStamp/StateStamp.tsx';
import { Toast, ToastShelf } from '../../packages/ui/src/components/feedback/Toast/Toast.tsx';
import { FieldProblem } from '../../packages/ui/src/components/forms/FieldProblem/FieldProblem.tsx';
import { Icon } from '../../packages/ui/src/components/media/Icon/Icon.tsx';
import { StatusPanel } from '../../packages/ui/src/sections/frame/StatusPanel/StatusPanel.tsx';
import { ground } from '../../packages/ui/src/theme/ground.css.ts';
import { findIn, findInOthers } from './ownTheme.ts';
import { findUntoldTone } from './tones.ts';

interface Pair {
  well: ReactElement;
  wrong: ReactElement;
}

const meta = preview.meta({
  render: ({ well, wrong }: Pair) => (
    <div className={ground.plain}>
      <div role="group" aria-label="well">
        {well}
      </div>
      <div role="group" aria-label="wrong">
        {wrong}
      </div>
    </div>
  ),
  // For the test run alone: success and failure can be told apart, in every theme.
  tags: ['!dev', '!autodocs'],
});

type Find = () => [well: Element, wrong: Element];

const inGroups: Find = () => [
  screen.getByRole('group', { name: 'well' }),
  screen.getByRole('group', { name: 'wrong' }),
];

const play =
  (find: Find = inGroups) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    const [well, wrong] = find();
    const current = String(globals['theme']);
    const look = (theme: string) => findUntoldTone(well, wrong).map((fault) => `in ${theme} it ${fault}`);
    const faults = [
      ...(await findIn(current, current, () => look(current))),
      ...(await findInOthers(current, look)),
    ];
    await expect(faults).toEqual([]);
  };

const toast = { message: 'It is with your bank.', closeLabel: 'Close', duration: 600_000, onClose: () => {} };

export const Toasts = meta.story({
  args: {
    well: (
      <ToastShelf label="Notices ({hotkey})">
        <Toast {...toast} tone="success" title="Done" />
        <Toast {...toast} tone="error" title="Problem" />
      </ToastShelf>
    ),
    wrong: <p>They hang side by side.</p>,
  },
  play: play(() => {
    const shelf = within(screen.getByRole('region', { name: /Notices/ }));
    const [well, wrong] = ['Done', 'Problem'].map((title) => shelf.getByText(title).closest('li'));
    if (!well || !wrong) throw new Error('There are not two notices on the shelf.');
    return [well, wrong];
  }),
});

export const StatusPanels = meta.story({
  args: {
    well: <StatusPanel tone="success" heading="Thank you" text="It is yours." />,
    wrong: <StatusPanel tone="problem" heading="Not paid" text="Nothing was taken." />,
  },
  play: play(),
});

export const BesideAForm = meta.story({
  args: {
    well: <DoneMessage>Your name is changed.</DoneMessage>,
    wrong: <FieldProblem id="name-error">Enter a name.</FieldProblem>,
  },
  play: play(),
});

export const InAFormsPlace = meta.story({
  args: {
    well: (
      <FormReply reply={{ heading: 'We have your message' }}>
        <p>A form</p>
      </FormReply>
    ),
    wrong: <ErrorSummary heading="We could not send it" problems={[]} />,
  },
  play: play(),
});

export const Stamps = meta.story({
  args: {
    well: <StateStamp tone="good" label="Delivered" />,
    wrong: <StateStamp tone="alert" label="Given up" />,
  },
  play: play(),
});

/** These two differ by words alone, and the check says so. */
export const Untold = meta.story({
  args: { well: <p>Sent</p>, wrong: <p>Not sent</p> },
  play: async () => {
    await expect(findUntoldTone(...inGroups())).toEqual([
      'is of the same shape',
      'is not in the colour of what is wrong',
    ]);
  },
});

/** The right pair in the wrong order. */
export const ChangedAbout = meta.story({
  args: {
    well: <FieldProblem id="name-error">Enter a name.</FieldProblem>,
    wrong: <DoneMessage>Your name is changed.</DoneMessage>,
  },
  play: async () => {
    await expect(findUntoldTone(...inGroups())).toEqual([
      'is not in the colour of what is wrong',
      'went well in the colour of what is wrong',
    ]);
  },
});

/** One sign for both, with any words about it. */
export const OneSign = meta.story({
  args: {
    well: <DoneMessage>Your name is changed.</DoneMessage>,
    wrong: (
      <p style={{ color: 'var(--ui-color-danger)' }}>
        <Icon kind="done" size="small" /> Enter a name.
      </p>
    ),
  },
  play: async () => {
    await expect(findUntoldTone(...inGroups())).toEqual(['bears the same sign']);
  },
});
