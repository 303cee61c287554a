import { fetchChunk } from '../hydration/chunks.ts';
import { createIsland } from '../hydration/createIsland.tsx';

/** The foot of every page: its script comes when it is touched. */
export const footerIsland = createIsland(() =>
  fetchChunk(async () => (await import('./islands/Footer.tsx')).Footer),
);
