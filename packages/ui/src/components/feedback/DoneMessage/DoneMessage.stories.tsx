import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { DoneMessage } from './DoneMessage.tsx';

const meta = preview.meta({ component: DoneMessage, args: { children: 'Your name is changed.' } });

/** It is done. */
export const Done = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your name is changed.');
  },
});

/** It comes while a screen reader listens: its place was on the page before. */
export const Coming = meta.story({
  render: function Saving(args) {
    const [saved, setSaved] = useState(false);
    return (
      <>
        <Button onClick={() => setSaved(true)}>Save</Button>
        <DoneMessage>{saved ? args.children : undefined}</DoneMessage>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('status');
    await expect(place).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toBe(place);
    await expect(place).toHaveTextContent('Your name is changed.');
  },
});

/** A sentence of long words, on the narrowest phone. */
export const LongWords = meta.story({
  args: { children: 'Kundenkontozugangskennwortänderungsbestätigung wurde gespeichert.' },
  globals: { viewport: { value: 'narrow' } },
});
