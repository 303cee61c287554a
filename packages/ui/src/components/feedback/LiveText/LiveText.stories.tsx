import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LiveText } from './LiveText.tsx';

const meta = preview.meta({ component: LiveText, args: { children: '' } });

/** Waiting for something to say. */
export const Silent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
});

/** A total that has just changed. */
export const Speaking = meta.story({
  args: { children: 'Total $374' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Total $374');
  },
});

/** Rendered with its words, as a skeleton is: they are put into the region later, so that they are announced. */
export const DrawnWithWords = meta.story({
  render: function Shelf() {
    const [loading, setLoading] = useState(false);
    return (
      <>
        <Button onClick={() => setLoading(true)}>Show the questions</Button>
        {loading && <Skeleton label="Loading questions" />}
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heard: (string | null)[] = [];
    const listening = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.closest('[role="status"]')) heard.push(target.textContent);
    });
    listening.observe(canvasElement, { subtree: true, childList: true });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(heard).toEqual(['Loading questions']));
    listening.disconnect();
    await expect(renderToString(<Skeleton label="Loading questions" />)).not.toContain('Loading questions');
  },
});

/** Words of any length take no room: they are for screen readers. */
export const LongWords = meta.story({
  args: {
    children:
      'Gesamtbetrag aktualisiert: Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  globals: { viewport: { value: 'narrow' } },
});
