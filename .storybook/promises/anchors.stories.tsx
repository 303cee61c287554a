import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import publicProps from '../../packages/ui/api/sections.txt?raw';

interface Story {
  composed: { args: object };
  input: { render?: unknown };
  meta: { input: { component: ComponentType<object> } };
}

const files = import.meta.glob<Record<string, Story>>('../../packages/ui/src/sections/*/*/*.stories.tsx', {
  eager: true,
});

const takes = (prop: string, section: string) =>
  new RegExp(String.raw`<${section}>\n(?: {4}.*\n)*? {4}${prop}\??:`).test(publicProps);

function render({ composed, meta: { input } }: Story, props: object): DocumentFragment {
  // Of a page in a template, no picture is fetched.
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<input.component {...composed.args} {...props} />);
  return template.content;
}

/** Each story of the sections that take a prop, rendered once more with it. */
function renderWith(prop: string, value: unknown) {
  const taking = Object.entries(files)
    .map(([file, stories]) => ({ section: file.split('/').at(-2)!, stories }))
    .filter(({ section }) => takes(prop, section));
  const rendered = taking.flatMap(({ section, stories }) =>
    Object.entries(stories)
      .filter(([, { input }]) => !input.render)
      .map(([name, story]) => ({ name: `${section}, ${name}`, page: render(story, { [prop]: value }) })),
  );
  return { sections: taking.length, rendered };
}

const meta = preview.meta({
  render: () => <p>Every section, rendered where nobody looks</p>,
  // For the test run alone: what it renders is on no page.
  tags: ['!dev', '!autodocs'],
});

export const LinksLeadToASection = meta.story({
  play: async () => {
    const { sections, rendered } = renderWith('id', 'here');
    await expect(sections).toBeGreaterThan(50);
    const astray = rendered.filter(({ page }) => [...page.children].some(({ id }) => id !== 'here'));
    await expect(astray.map(({ name }) => name)).toEqual([]);
  },
});

export const ASectionHeadsThePage = meta.story({
  play: async () => {
    const { sections, rendered } = renderWith('headingLevel', 1);
    await expect(sections).toBeGreaterThan(10);
    const outlines = rendered.map(({ name, page }) => ({
      name,
      levels: Array.from(page.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ localName }) =>
        Number(localName.slice(1)),
      ),
    }));
    const skipping = outlines.filter(({ levels }) =>
      levels.some((level, place) => level > (levels[place - 1] ?? 0) + 1),
    );
    await expect(skipping.map(({ name, levels }) => `${name}: ${levels.join(' ')}`)).toEqual([]);
  },
});
