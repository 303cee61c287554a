import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { welshVillage } from '../content/testing/businesses.ts';
import type { Picture } from '../content/pictures.ts';
import { makeShow, type MountProps } from './show.tsx';

const { business } = welshVillage;
const drawings = { chair: ({ alt }: { alt: string | undefined }) => <svg aria-label={alt} /> };
const files = { 'chair.jpg': { src: '/chair.webp', width: 800, height: 600 } };

const photo: Picture = { kind: 'photo', file: 'chair.jpg', alt: 'A chair by the window', drawing: 'chair' };
const { drawing: _, ...alone } = photo;

const Passe = ({ fill, children }: MountProps) => <b className={fill ? 'over' : 'in'}>{children}</b>;
const Card = ({ children }: MountProps) => <i>{children}</i>;

const shown = (
  picture: Picture | undefined,
  { drawn = false, ...place }: { drawn?: boolean } & Parameters<ReturnType<typeof makeShow>>[1] = {},
) => renderToString(<>{makeShow({ drawings, business, files, drawn, mount: Passe })(picture, place)}</>);

test('a photograph stands in what the design holds photographs in', () => {
  expect(shown(photo)).toMatch(/^<b class="in">.*<img [^>]*alt="A chair by the window"/);
  expect(shown(photo, { fill: true })).toMatch(/^<b class="over">/);
});

test('a place may hold its photograph in something of its own', () => {
  expect(shown(photo, { mount: Card })).toMatch(/^<i><span/);
});

test('what stands before a photograph is there with it, and not without', () => {
  const Shore = ({ before, children }: MountProps) => (
    <i>
      {children}
      {before}
    </i>
  );
  const place = { mount: Shore, before: <u>boat</u> };
  expect(shown(photo, place)).toMatch(/<u>boat<\/u><\/i>$/);
  expect(shown({ ...photo, file: 'lost.jpg' }, place)).toBe('');
  expect(shown(photo, { ...place, drawn: true })).not.toContain('boat');
});

test('where all is drawn, the drawing a photograph names stands in for it, with its words', () => {
  expect(shown(photo, { drawn: true })).toBe('<svg aria-label="A chair by the window"></svg>');
});

test('where all is drawn, a photograph that names no drawing is not shown', () => {
  expect(shown(alone, { drawn: true })).toBe('');
  expect(shown({ ...photo, drawing: 'no-such' }, { drawn: true })).toBe('');
});

test('a map stands as it was made, and stays where all is drawn', () => {
  expect(shown(alone, { shows: 'map' })).toMatch(/^<span/);
  expect(shown(alone, { shows: 'map', drawn: true })).toMatch(/^<span/);
  expect(shown(photo, { shows: 'map', drawn: true })).toMatch(/^<svg/);
});

test('a photograph whose file is missing leaves no frame behind', () => {
  expect(shown({ ...photo, file: 'lost.jpg' })).toBe('');
});

test('the picture waited for is fetched first, the others when they come near', () => {
  expect(shown(photo, { priority: true })).toMatch(/fetchPriority="high"/);
  expect(shown(photo, { priority: true })).not.toMatch(/loading=/);
  expect(shown(photo)).toMatch(/loading="lazy"/);
});
