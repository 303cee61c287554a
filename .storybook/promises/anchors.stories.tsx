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
  // Pictures of a page in a template are not loaded.
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<input.component {...composed.args} {...props} />);
  return template.content;
}

const asked = { id: 'here', headingLevel: 1 };

/** Each story of the sections that take any of these props, rendered once more with those that it takes. */
function renderAll() {
  return Object.entries(files).flatMap(([file, stories]) => {
    const section = file.split('/').at(-2)!;
    const given = Object.fromEntries(Object.entries(asked).filter(([prop]) => takes(prop, section)));
    if (Object.keys(given).length === 0) return [];
    return Object.entries(stories)
      .filter(([, { input }]) => !input.render)
      .map(([name, story]) => ({
        section,
        name: `${section}, ${name}`,
        given,
        page: render(story, given),
      }));
  });
}

let all: ReturnType<typeof renderAll> | undefined;

/** Those with that prop, for both stories rendered once. */
function renderedWith(prop: keyof typeof asked) {
  const rendered = (all ??= renderAll()).filter(({ given }) => prop in given);
  return { sections: new Set(rendered.map(({ section }) => section)).size, rendered };
}

const meta = preview.meta({
  render: () => <p>Every section, rendered where nobody looks</p>,
  // For the test run alone: its sections are on no page.
  tags: ['!dev', '!autodocs'],
});

export const LinksLeadToASection = meta.story({
  play: async () => {
    const { sections, rendered } = renderedWith('id');
    await expect(sections).toBeGreaterThan(50);
    // A folded section has the anchor in its content: a browser opens only what surrounds an anchor.
    const isLedTo = (section: Element) => section.matches('#here, :has(> details > #here)');
    const astray = rendered.filter(({ page }) => ![...page.children].every(isLedTo));
    await expect(astray.map(({ name }) => name)).toEqual([]);
  },
});

export const ASectionHeadsThePage = meta.story({
  play: async () => {
    const { sections, rendered } = renderedWith('headingLevel');
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
