import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = preview.meta({
  component: ErrorSummary,
  args: { heading: 'We couldn’t start your payment. You have not been charged. Please try again.' },
});

/** It was not the visitor’s doing: there is nothing to put right. */
export const NothingToPutRight = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have not been charged');
  },
});

/** Two fields need another look, and a link leads to each. */
export const TwoFields = meta.story({
  args: {
    heading: 'Two things to put right',
    problems: [
      { fieldId: 'summary-name', message: 'Enter your name' },
      { fieldId: 'summary-email', message: 'Enter an email address like name@example.com' },
    ],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <p>
        <label>
          Name <input id="summary-name" />
        </label>{' '}
        <label>
          Email <input id="summary-email" />
        </label>
      </p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Enter an email address like name@example.com' });
    await expect(link).toHaveAttribute('href', '#summary-email');
    await userEvent.click(link);
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});
