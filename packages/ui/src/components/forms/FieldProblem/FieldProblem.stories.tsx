import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FieldProblem } from './FieldProblem.tsx';

const meta = preview.meta({
  component: FieldProblem,
  args: { id: 'email-error', children: 'Enter an address with an @ in it.' },
});

/** A line, with a mark for those who do not see red. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter an address with an @ in it.')).toHaveAttribute('id', 'email-error');
  },
});

/** A word without end wraps where it must. */
export const LongWords = meta.story({
  args: { children: 'Straßenverkehrszulassungsordnungsparagraphennummer fehlt.' },
  globals: { viewport: { value: 'narrow' } },
});

/** A verdict instead of a way on. */
export const SaysInvalid = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { children: 'Invalid value!' },
});
