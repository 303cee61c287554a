import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Text } from '../../../primitives/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Workbench } from './Workbench.tsx';

const meta = preview.meta({
  component: Workbench,
  args: {
    sheet: <Text>What is to be done</Text>,
    children: <Text>What is in hand</Text>,
  },
});

/** Side by side where there is room, and read in that order. */
export const TwoColumns = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What is to be done')).toBeVisible();
  },
});

const view = {
  content: <Text>What it looks like</Text>,
  labels: { legend: 'What is in front', work: 'Tell', view: 'Look' },
};

/** With a preview, and no choice: there is room for both. */
export const ThreeColumns = meta.story({
  args: { view, next: { form: 'work', label: 'Next' } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What is in hand')).toBeVisible();
    await expect(canvas.getByText('What it looks like')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Look' })).toBeNull();
  },
});

/** On a phone one of the two is in front. */
export const OnAPhone = meta.story({
  args: { view },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('What is in hand')).toBeVisible();
    await expect(canvas.getByText('What it looks like')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Look'));
    await expect(canvas.getByText('What it looks like')).toBeVisible();
    await expect(canvas.getByText('What is in hand')).not.toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('What is in hand')).toBeVisible();
  },
});

/** German, where the foot of the narrowest phone has little room. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    view: { ...view, labels: { legend: 'Was im Vordergrund steht', work: 'Ausfüllen', view: 'Ansehen' } },
    children: <form id="work">What is in hand</form>,
    next: {
      form: 'work',
      label: 'Übernehmen und weiter',
      where: ': Öffnungszeiten und Betriebsferien',
      note: 'Schritt 4 von 9. Später geht es hier weiter.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A link in the preview leads to the work, which is in front then. */
export const LeadingBack = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: function Leading(args) {
    const [asked, setAsked] = useState(false);
    const content = <Button onClick={() => setAsked(true)}>Change this</Button>;
    return <Workbench {...args} view={{ ...view, content, workAsked: asked }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Look'));
    await userEvent.click(canvas.getByRole('button', { name: 'Change this' }));
    await expect(canvas.getByText('What is in hand')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Tell' })).toBeChecked();
  },
});

/** The next step is in sight however long the work is, and sends the form that it stands outside of. */
export const GoingOn = meta.story({
  args: {
    view,
    children: (
      <form
        id="work"
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset['sent'] = 'yes';
        }}
      >
        <div style={{ blockSize: '200vh' }}>What is in hand</div>
      </form>
    ),
    next: { form: 'work', label: 'Next', where: ': prices', note: 'Step 2 of 3.' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next: prices' });
    const look = canvas.getByRole('radio', { name: 'Look' });
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(next.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      look.getBoundingClientRect().right,
    );
    await userEvent.click(next);
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent', 'yes');
  },
});
