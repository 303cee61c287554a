import { expect, test } from 'vitest';
import { createSiteOrigins } from './siteOrigins.ts';

const releaseId = '0b6f2c1e-7a54-4f0c-9d8e-3f5a1b2c4d6e';
const shop = { siteUrl: 'https://shop.example', sitesHost: 'sites.shop.example', secret: 'a-secret' };
const labelOf = (origin: string) => new URL(origin).hostname.split('.')[0]!;

test('a site is served at its name, over https if the shop is', () => {
  expect(createSiteOrigins(shop).siteOrigin('sharp')).toBe('https://sharp.sites.shop.example');
  const here = { ...shop, siteUrl: 'http://localhost:3000', sitesHost: 'localhost:3000' };
  expect(createSiteOrigins(here).siteOrigin('sharp')).toBe('http://sharp.localhost:3000');
});

test('the address of a preview cannot be guessed', () => {
  const origins = createSiteOrigins(shop);
  const label = labelOf(origins.previewOrigin(releaseId));

  // No label of a host may be longer.
  expect(label.length).toBeLessThan(64);
  expect(label).toMatch(/^preview-0b6f2c1e7a544f0c9d8e3f5a1b2c4d6e-[0-9a-f]{16}$/);
  expect(origins.releaseOfPreview(label)).toBe(releaseId);

  const other = createSiteOrigins({ ...shop, secret: 'another' });
  const forged = [
    labelOf(other.previewOrigin(releaseId)),
    label.replace('0b6f', '0b6e'),
    label.slice(0, -1),
    `${label}0`,
    label.toUpperCase(),
    'preview-',
    'sharp',
  ];
  expect(forged.filter((one) => origins.releaseOfPreview(one) !== undefined)).toEqual([]);
});
