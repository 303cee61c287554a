import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'basic', label: 'Basic', content: <Text>Up to 3 pages, open in 3-5 business days.</Text> },
  { id: 'intermediate', label: 'Intermediate', content: <Text>Up to 6 pages, open in 7-14 days.</Text> },
  {
    id: 'advanced',
    label: 'Advanced',
    content: (
      <Text>
        12 or more pages. <a href="/pricing#advanced">See what is in it</a>
      </Text>
    ),
  },
];

const meta = preview.meta({
  component: Tabs,
  args: { label: 'Three sizes', tabs },
  decorators: [
    (Story) => (
      <div className={ground.plain}>
        <Story />
      </div>
    ),
  ],
});

/** The first is in front. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Three sizes' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Basic' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Intermediate' }));
    await expect(canvas.getByRole('tab', { name: 'Intermediate', selected: true })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Intermediate' })).toHaveTextContent('Up to 6 pages');
    await expect(canvas.queryByRole('tabpanel', { name: 'Basic' })).not.toBeInTheDocument();
  },
});

/** Another one stands in front from the start, and `onChoose` is called with the next. */
export const Chosen = meta.story({
  args: { defaultTab: 'advanced', onChoose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Advanced' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Basic' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith('basic');
  },
});

/** One stop for the Tab key; arrows, Home and End go from sign to sign, and the panel follows. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Basic')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Intermediate')).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Intermediate' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(tab('Advanced')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Basic')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Advanced' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

/** Where words run the other way, the arrows do too. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Intermediate' })).toHaveFocus();
  },
});

/** A disabled one is skipped. */
export const OneDisabled = meta.story({
  args: { tabs: tabs.map((tab) => ({ ...tab, disabled: tab.id === 'intermediate' })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Intermediate' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Advanced' })).toHaveFocus();
  },
});

/** What the server sends: every panel, and nothing that a strict policy would refuse. */
export const FromTheServer = meta.story({
  play: async () => {
    const html = renderToString(<Tabs label="Three sizes" tabs={tabs} />);
    await expect(html).toContain('open in 7-14 days');
    await expect(html).toContain('See what is in it');
    await expect(html).not.toContain('style=');
    await expect(html).not.toContain('dir=');
  },
});

/** German, and a sign without end. */
export const LongWords = meta.story({
  args: {
    label: 'Öffnungszeiten und Anfahrtsbeschreibungen',
    tabs: [
      { id: 'zeiten', label: 'Ladenöffnungszeiten', content: <Text>Montag bis Samstag.</Text> },
      {
        id: 'endlos',
        label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        content: <Text>Keine.</Text>,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Too many to stand in a row: they stand in two. */
export const Many = meta.story({
  args: {
    tabs: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((label) => ({
      id: label,
      label,
      content: <Text>{`What is on, on ${label}.`}</Text>,
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
});

/** Nothing to choose among, nothing rendered. */
export const Empty = meta.story({
  args: { tabs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
  },
});

/** Steps, of which two are hidden. */
export const StepsInTabs = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    label: 'How it goes',
    tabs: [
      { id: 'basic', label: 'Step 1', content: <Text>Send us your photos.</Text> },
      { id: 'intermediate', label: 'Step 2', content: <Text>Read what we built.</Text> },
      { id: 'advanced', label: 'Step 3', content: <Text>Open.</Text> },
    ],
  },
});
