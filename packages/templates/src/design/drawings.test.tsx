import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { welshVillage } from '../content/testing/businesses.ts';
import { drawingOf, drawingsOf } from './drawings.tsx';

const { business } = welshVillage;
const paints = { '#ff8a5c': 'var(--ui-color-paper1)', '#d9a27c': '#d9a27c' };
const disc = '<circle cx="5" cy="5" r="4" fill="#FF8A5C" stroke="#d9a27c" />';

/** A file as an editor leaves it. */
const file = (attributes: string, shapes = disc) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>\n  ${shapes}\n</svg>\n`;

function drawn(svg: string, label?: string) {
  const Drawn = drawingOf(svg, paints);
  return renderToStaticMarkup(<Drawn label={label} />);
}

test('a drawing is painted in the colours of the theme, and in those that no theme changes', () => {
  expect(drawn(file(''))).toContain(
    '><g><circle cx="5" cy="5" r="4" fill="var(--ui-color-paper1)" stroke="#d9a27c"/></g></svg>',
  );
});

test('a colour that is none of the paints is refused', () => {
  expect(() => drawingOf(file('', '<path fill="#ff8a5d" d="M0 0h1" />'), paints)).toThrow('#ff8a5d');
});

test('a file without viewBox is refused', () => {
  expect(() => drawingOf('<svg xmlns="http://www.w3.org/2000/svg"><g /></svg>', paints)).toThrow('viewBox');
});

test('the words of a drawing are told, but not those of an ornament', () => {
  expect(drawn(file(''), 'The sun')).toContain('role="img" aria-label="The sun"');
  expect(drawn(file(''))).toContain('aria-hidden="true"');
  expect(drawn(file(' aria-hidden="true"'), 'The sun')).not.toContain('The sun');
});

test('how it stands in its box is said by the file', () => {
  const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1];
  expect(drawn(file(''))).not.toContain('preserveAspectRatio');
  expect(drawn(file(' preserveAspectRatio="xMidYMax slice"'))).toContain('"xMidYMax slice"');
  expect(drawn(file(' preserveAspectRatio="xMidYMin meet"'))).toContain('"xMidYMin meet"');
  expect(classesOf(drawn(file(' overflow="visible"')))).not.toBe(classesOf(drawn(file(''))));
});

test('the same drawing may stand on a page twice', () => {
  const Half = drawingOf(file('', '<g id="half"><path d="M0 0h5" /></g><use href="#half" />'), paints);
  const html = renderToStaticMarkup(
    <>
      <Half />
      <Half />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect([...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});

test('a drawing is named after its file', () => {
  const drawings = drawingsOf({ './drawings/at-sea/sun-set.svg': file('') }, paints);
  expect(Object.keys(drawings)).toEqual(['sun-set']);
  expect(renderToStaticMarkup(<>{drawings['sun-set']?.({ alt: 'The sun', business })}</>)).toContain(
    'The sun',
  );
});
