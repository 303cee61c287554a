import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ground } from '../../../theme/ground.css.ts';
import { ProblemSlot } from './ProblemSlot.tsx';

const meta = preview.meta({
  component: ProblemSlot,
  args: { id: 'why' },
  render: (args) => (
    <div>
      <input aria-label="Which day" aria-describedby={args.id} />
      <ProblemSlot {...args} />
    </div>
  ),
});

const speak = (root: HTMLElement, says: string) => {
  root.querySelector<HTMLElement>('[data-problem]')!.hidden = false;
  root.querySelector('[data-words]')!.textContent = says;
};

/** Nothing is wrong: it takes no room and adds nothing to what is heard. */
export const Silent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
  },
});

/** A script found something: it is seen, and heard with the field. */
export const Speaking = meta.story({
  play: async ({ canvas, canvasElement }) => {
    speak(canvasElement, 'We are closed on Sundays.');
    await expect(canvas.getByText('We are closed on Sundays.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('We are closed on Sundays.');
  },
});

/** On a painted board, in a word without end. */
export const OnABoard = meta.story({
  render: (args) => (
    <div className={ground.deep}>
      <ProblemSlot {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    speak(canvasElement, 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung');
  },
  globals: { viewport: { value: 'narrow' } },
});
