import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { quiet, shop, verein } from './FigureBoard.fixtures.ts';
import { FigureBoard } from './FigureBoard.tsx';

const meta = preview.meta({
  component: FigureBoard,
  args: quiet,
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words'] },
});

/** A day on which nothing was sold. */
export const OneFigure = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The desk' })).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent('$0');
  },
});

/** A shop that is doing well. */
export const Usual = meta.story({ tags: ['usual'], args: shop });

/** Something waits: it is seen to before the figures are looked at. */
export const WithWhatWaits = meta.story({
  args: { ...shop, children: <a href="/desk/orders">2 orders to work on</a> },
  play: async ({ canvas }) => {
    const waits = canvas.getByRole('link', { name: '2 orders to work on' });
    const [figure] = canvas.getAllByRole('definition');
    await expect(waits.getBoundingClientRect().bottom).toBeLessThan(figure!.getBoundingClientRect().top);
  },
});

/** Long figures and words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: verein,
  globals: { viewport: { value: 'narrow' } },
});

/** Figures that have to be explained. */
export const FiguresAlone = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'KPIs',
    items: [
      { label: 'Revenue', value: '1098.00' },
      { label: 'Conversion', value: '4.6' },
      { label: 'Total', value: '182' },
    ],
  },
});
