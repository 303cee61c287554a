import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { offline } from '../DeskList/DeskList.fixtures.ts';
import { report } from './DeskSpeed.fixtures.ts';
import { DeskSpeed } from './DeskSpeed.tsx';

const meta = preview.meta({
  component: DeskSpeed,
  args: { report: { answer: report }, onAgain: fn() },
  parameters: { layout: 'fullscreen' },
});

/** The time of each page, its rating, its earlier value, and the weekly trend. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^To be made faster: A template\. Fast: Home\. Too few visits yet: New password\. /),
    ).toBeVisible();
    const cellsOf = (name: RegExp) =>
      within(canvas.getByRole('row', { name })).getAllByRole('cell') as [HTMLElement, ...HTMLElement[]];
    const [lcp, inp] = cellsOf(/^Home/);
    await expect(lcp).toHaveTextContent(/2\.1 s\s?Good\s?was 2\.9 s.*1,240 visits/);
    await expect(
      within(lcp).getByRole('img', { name: /^Week by week: 2\.9\ss, 3\.0\ss, .*, 1\.9\ss$/ }),
    ).toBeVisible();
    await expect(inp).toHaveTextContent(/152 ms\s?Good/);
    await expect(canvas.getByRole('columnheader', { name: /LCP good up to 2\.5\ss/ })).toBeVisible();

    const [slow, unknownBefore, , over] = cellsOf(/^A template /);
    await expect(slow).toHaveTextContent(/4\.4 s\s?Poor\s?was 3\.3 s/);
    await expect(within(slow).getByRole('img', { name: /3\.3\ss, too few visits, 3\.6\ss/ })).toBeVisible();
    await expect(unknownBefore).toHaveTextContent(/263 ms\s?Needs work/);
    await expect(unknownBefore).not.toHaveTextContent(/was/);
    await expect(over).toHaveTextContent(/more than 6\.96 s\s?Poor/);

    const [few] = cellsOf(/^New password/);
    await expect(few).toHaveTextContent(/7 of 20 visits$/);
    await expect(within(few).queryByRole('img')).toBeNull();
    await expect(few).not.toHaveTextContent(/Good|Poor/);
  },
});

/** The same on a phone: each page is a card, and nothing scrolls sideways. */
export const OnPhone = Usual.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvas.getByRole('row', { name: /^Home/ })).toBeVisible();
  },
});

/** No visitor was timed yet: the page says who will be, and where they are asked. */
export const Empty = meta.story({
  args: { report: { answer: { ...report, routes: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing measured yet' })).toBeVisible();
    await expect(canvas.getByText(/^Visitors who choose “Accept all” in the cookie notice/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what visitors are told' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    );
  },
});

/** As the server renders it: without a session, so with no figures of the shop. */
export const Loading = meta.story({
  args: { report: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Speed');
    await expect(canvas.queryByText('Nothing measured yet')).toBeNull();
  },
});

/** The report could not be loaded: the page says why, and can load it again. */
export const Failed = meta.story({
  args: { report: offline },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection failed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
