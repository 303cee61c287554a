import { fetchChunk } from './chunks.ts';
import { late } from './late.tsx';

/** The foot of every page: its script comes when it is touched. */
export const foot = late(() => fetchChunk(async () => (await import('./late/Foot.tsx')).Foot));
