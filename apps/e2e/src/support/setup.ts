import type { TestProject } from 'vitest/node';
import { openShop } from '../../../../scripts/openShop.mjs';
import { owner } from './owner.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/** One shop for all journeys: each brings its own customer. */
// oxlint-disable-next-line import/no-default-export -- Vitest looks for it under this name.
export default async function setup({ provide }: TestProject) {
  const shop = await openShop({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
  provide('shopUrl', shop.url);
  return () => shop.close();
}
