import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inTheWorkshop } from './OrderTimeline.fixtures.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = preview.meta({
  component: OrderTimeline,
  args: inTheWorkshop,
  parameters: { layout: 'fullscreen' },
});

/** The buyer’s words are awaited. */
export const YourTurn = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    const heard = steps.map((step) => step.querySelector('p')?.textContent.trim());
    await expect(heard).toEqual([
      'Done: Ordered',
      'Done: Paid',
      'Now: In the workshop Your turn',
      'To come: Delivered',
    ]);
    await expect(steps.filter((step) => step.ariaCurrent === 'step')).toEqual([steps[2]]);
    await expect(canvas.getAllByText('3 September 2026')[0]).toHaveAttribute(
      'datetime',
      '2026-09-03T10:12:00Z',
    );
  },
});

/** The shop has all it needs. */
export const OurTurn = meta.story({
  args: {
    steps: inTheWorkshop.steps.map((step) =>
      'whoseTurn' in step ? { ...step, whoseTurn: 'Our turn', text: 'Your shop is being fitted.' } : step,
    ),
  },
});

/** Everything happened. */
export const Delivered = meta.story({
  args: { steps: inTheWorkshop.steps.map(({ label }) => ({ label, state: 'done' as const })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('To come:')).toBeNull();
  },
});

/** Walked away from the till. */
export const Expired = meta.story({
  args: {
    steps: [
      ...inTheWorkshop.steps.slice(0, 1),
      { label: 'Expired', text: 'Nothing was charged. You can pay again.', state: 'current' as const },
    ],
  },
});

/** Words that need their room, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Auftragsbearbeitungsfortschrittsanzeige',
    steps: [
      {
        label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        text: 'Rechtsschutzversicherungsgesellschaften',
        state: 'current' as const,
        whoseTurn: 'Entscheidungsbefugnis bei Ihnen',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
