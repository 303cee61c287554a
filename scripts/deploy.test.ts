import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

/** How many parts of a version name one image, and no other. */
const numbers: Readonly<Record<string, number>> = { node: 3, caddy: 3, postgres: 2 };

/** Whether the image is the same on every day: its own version and that of its base system are both named. */
function isExact(image: string): boolean {
  const [, name = '', version = '', system] = /^([a-z]+):([\d.]+)-([a-z-]+)$/.exec(image) ?? [];
  return system !== undefined && system !== 'slim' && version.split('.').length === numbers[name];
}

/** The base images of the Containerfile and the compose file, without those that they build themselves. */
function images(): string[] {
  const stages = [...read('Containerfile').matchAll(/^FROM (\S+)(?: AS (\S+))?$/gim)];
  const own = stages.map(([, , name]) => name);
  const bases = stages.map(([, image]) => image!).filter((image) => !own.includes(image));
  const copied = [...read('Containerfile').matchAll(/--from=(\S+)/g)].map(([, from]) => from!);
  const services = [...read('compose.yaml').matchAll(/^\s*image:\s*(\S+)$/gm)].map(([, image]) => image!);
  return [...bases, ...copied.filter((from) => !own.includes(from)), ...services];
}

test.each([
  ['node:20.20.2-bookworm-slim', true],
  ['node:20-slim', false],
  ['node:20.20.2-slim', false],
  ['node:lts-bookworm-slim', false],
  ['node', false],
  ['caddy:2-alpine', false],
  ['postgres:17.7', false],
  ['postgres:latest', false],
])('%s names one image for ever: %s', (image, exact) => {
  expect(isExact(image)).toBe(exact);
});

test('no image that the shop is deployed with changes by itself', () => {
  const found = images();
  expect(new Set(found.map((image) => image.split(':')[0]))).toEqual(new Set(Object.keys(numbers)));
  expect(found.filter((image) => !isExact(image))).toEqual([]);
});

test('all stages of the container stand on one Node', () => {
  expect([...new Set(images().filter((image) => image.startsWith('node:')))]).toHaveLength(1);
});
