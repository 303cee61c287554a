import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { landscape } from '../packages/templates/src/content/testing/landscape.ts';
import { files, photographed } from '../packages/templates/src/content/testing/photographed.ts';
import type { Design } from '../packages/templates/src/design/defineDesign.tsx';
import type { SitePageProps, TemplateSite } from '../packages/templates/src/design/site.ts';
import { addressesUnder } from '../packages/templates/src/design/siteAddress.ts';
import { axeRulesUnderABar } from './axeRules.ts';

type Play = NonNullable<StoryObj<SitePageProps>['play']>;

/**
 * How the stories of a design show its pages: whole, at the address of its demonstration, as on a desktop. The page's
 * own test checks how much of each link the bar at the foot of a phone leaves (apps/e2e/src/smoke/demos.test.ts).
 */
export const demoOf = (id: string, { pages }: Pick<TemplateSite, 'pages'>) =>
  ({
    args: { slug: '', href: addressesUnder(`/demos/${id}/`, pages) },
    parameters: { layout: 'fullscreen', a11y: { config: { rules: axeRulesUnderABar } } },
    globals: { viewport: { value: 'desktop' } },
  }) as const;

/** The same on a phone. */
export const onAPhone = { globals: { viewport: { value: 'mobile1' } } } as const;

/** A page with this heading, and its further checks. */
export const page = (slug: string, heading: string | RegExp, play?: Play) => ({
  args: { slug },
  play: (async (context) => {
    await expect(context.canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await play?.(context);
  }) satisfies Play,
});

/** An address that the site does not have: the page says so first, and leads back. */
export const notFound = (slug: string, heading: string | RegExp) =>
  page(slug, heading, async ({ canvas, args }) => {
    const home = canvas.getByRole('link', { name: 'Back to the first page' });
    await expect(home).toHaveAttribute('href', args.href(''));
  });

const described = (story: string) => ({ docs: { description: { story } } });

/** The first page with a photograph wherever there can be one, and with the drawings in their place. */
export function inPictures(design: Design, sample: Readonly<Record<string, unknown>>) {
  const content = photographed(sample);
  const InPhotographs = design.render({ content, files }).Page;
  const InDrawings = design.render({ content, files, options: { pictures: 'drawn' } }).Page;
  return {
    inPhotographs: {
      parameters: described(
        'With a photograph wherever there can be one, each in the manner of this design.',
      ),
      render: (args: SitePageProps) => <InPhotographs {...args} />,
      play: (async ({ canvas }) => {
        const shown = canvas.getAllByAltText(landscape.alt);
        const [first, ...others] = shown;
        await expect(first).toHaveAttribute('fetchpriority', 'high');
        for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy');
        // At least a part of it is in sight, in any frame.
        for (const { clientWidth, clientHeight } of shown.filter((photo) => photo.checkVisibility()))
          await expect(Math.min(clientWidth, clientHeight)).toBeGreaterThan(40);
      }) satisfies Play,
    },
    inDrawings: {
      parameters: described('The same with the drawings that stand in for the photographs.'),
      render: (args: SitePageProps) => <InDrawings {...args} />,
      play: (async ({ canvas }) => {
        await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(canvas.queryAllByAltText(landscape.alt)).toEqual([]);
      }) satisfies Play,
    },
  };
}

/** The first page in another palette and another pair of typefaces, with the drawings that take their colours from it. */
export function inLook(
  { render }: Design,
  content: Readonly<Record<string, unknown>>,
  look: { palette: string; typefaces: string },
) {
  const { Page } = render({ content: photographed(content), files, options: { ...look, pictures: 'drawn' } });
  return {
    parameters: described('In other colours and other letters, as a buyer may choose them.'),
    render: (args: SitePageProps) => <Page {...args} />,
    play: (async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    }) satisfies Play,
  };
}
