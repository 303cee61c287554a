import { buildIndex } from 'storybook/internal/core-server';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const index = await buildIndex({ configDir: fileURLToPath(new URL('.', import.meta.url)) });
const shown = Object.values(index.entries).filter(({ tags }) => tags?.includes('dev'));

test('Storybook opens on Welcome', () => {
  expect(shown[0]).toMatchObject({ type: 'docs', title: 'Guide/Welcome' });
});

test('its sidebar has few roots, in the order in which they are looked for', () => {
  const roots = new Set(shown.map(({ title }) => title.split('/')[0]));
  expect([...roots]).toEqual(['Guide', 'Foundations', 'Components', 'Sections', 'Designs', 'Shop']);
});
