import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { LoginCard } from './LoginCard.tsx';

const meta = preview.meta({
  component: LoginCard,
  args: { children: <p>Staff only</p> },
  parameters: { states: ['least', 'usual', 'long-words'] },
});

/** A word on the tag. */
export const AWord = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Staff only')).toBeVisible();
  },
});

/** A login form: fields on it take the paper’s colours, by night too. */
export const WithAField = meta.story({
  tags: ['usual'],
  args: {
    children: (
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        error="Enter your password"
      />
    ),
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    children: (
      <PasswordField
        name="password"
        label="Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung"
        autoComplete="current-password"
      />
    ),
  },
  globals: { viewport: { value: 'narrow' } },
});
