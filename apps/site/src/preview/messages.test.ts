import { expect, test } from 'vitest';
import { readFromPreview, readToPreview } from './messages.ts';

const picture = { src: '/orders/token/workshop/pictures/1', width: 400, height: 300 };
const site = {
  kind: 'draw',
  content: { business: { name: 'Long & Daughters' } },
  options: { palette: 'night' },
  files: { 'front.jpg': picture },
  page: '',
};

test('a whole site is drawn, with pictures of the shop’s or of this browser’s', () => {
  expect(readToPreview(site)).toEqual(site);
  const chosen = { ...site, files: { 'front.jpg': { ...picture, src: 'blob:https://shop.example/1' } } };
  expect(readToPreview(chosen)).toEqual(chosen);
});

test.each([
  ['nothing', undefined],
  ['words', 'draw'],
  ['something else', { ...site, kind: 'run' }],
  ['no content', { ...site, content: undefined }],
  ['content that is a list', { ...site, content: [] }],
  ['no looks', { ...site, options: null }],
  ['a page that is none', { ...site, page: 1 }],
  ['a picture without a size', { ...site, files: { a: { src: picture.src } } }],
  ['a picture of another host', { ...site, files: { a: { ...picture, src: 'https://else.example/a' } } }],
  ['one that hides it', { ...site, files: { a: { ...picture, src: '//else.example/a' } } }],
  ['one that some would read so', { ...site, files: { a: { ...picture, src: '/\\else.example/a' } } }],
])('%s is not drawn', (_, data) => {
  expect(readToPreview(data)).toBeUndefined();
});

test.each([
  [{ kind: 'listening' }],
  [{ kind: 'failed' }],
  [{ kind: 'followed', page: 'prices' }],
  [{ kind: 'pressed', path: 'business.name' }],
  [{ kind: 'drawn', pages: [{ slug: 'prices', name: 'Prices', shows: ['prices.groups'] }] }],
])('the frame’s message is accepted: %j', (told) => {
  expect(readFromPreview(told)).toEqual(told);
});

test.each([
  [undefined],
  ['listening'],
  [{ kind: 'draw' }],
  [{ kind: 'followed' }],
  [{ kind: 'pressed', path: 1 }],
  [{ kind: 'drawn', pages: 'Home' }],
  [{ kind: 'drawn', pages: [{ slug: '', shows: [] }] }],
  [{ kind: 'drawn', pages: [{ slug: '', name: 'Home' }] }],
])('any other message is ignored: %j', (told) => {
  expect(readFromPreview(told)).toBeUndefined();
});
