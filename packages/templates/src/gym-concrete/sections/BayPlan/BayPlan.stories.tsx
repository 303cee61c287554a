import { renderToString } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { labels, workshop } from './BayPlan.fixtures.ts';
import { BayPlan } from './BayPlan.tsx';

const meta = preview.meta({
  component: BayPlan,
  args: { ...workshop, labels },
  parameters: { layout: 'fullscreen', states: ['usual', 'keyboard'] },
});

/** One kind is chosen, without script: sessions of other kinds leave their bays empty. */
export const OneKind = meta.story({
  tags: ['usual'],
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<BayPlan {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const filter = within(canvas.getByRole('form', { name: labels.filter }));
    const bays = canvas.getByRole('list', { name: 'Mon' }).getBoundingClientRect().width;
    await userEvent.click(filter.getByRole('radio', { name: 'Machines running' }));
    await expect(canvas.getByText('Planing')).toBeVisible();
    await expect(canvas.getByText('First joint')).not.toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Mon' }).getBoundingClientRect().width).toBe(bays);
    await expect(canvas.getAllByText(labels.none).filter((word) => word.checkVisibility())).toHaveLength(1);
    await userEvent.click(filter.getByRole('radio', { name: labels.all }));
    await expect(canvas.getByText('First joint')).toBeVisible();
  },
});

/** The same on a phone and by keyboard: sessions of other kinds make room. */
export const OneKindOnAPhone = meta.story({
  tags: ['keyboard'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByText('Wed').getBoundingClientRect().top;
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: labels.all })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Taught' })).toBeChecked();
    await expect(canvas.getByText('Planing')).not.toBeVisible();
    await expect(canvas.getByText('Wed').getBoundingClientRect().top).toBeLessThan(before);
  },
});
