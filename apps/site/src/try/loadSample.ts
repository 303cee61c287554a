import type { Sample } from '@awning/templates/samples';
import { samplePath } from './samplePath.ts';

const tenSeconds = 10_000;
const fetched = new Map<string, Promise<Sample | undefined>>();

/** What a design shows before it is bought: the server has it at hand, the browser asks for its file. */
export async function loadSample(templateId: string): Promise<Sample | undefined> {
  if (import.meta.env.SSR) {
    const samples = await import('@awning/templates/samples');
    return samples.loadSample(templateId);
  }
  const asked = fetched.get(templateId) ?? fetchSample(templateId);
  fetched.set(templateId, asked);
  const sample = await asked;
  // Asked once more, it may come.
  if (!sample) fetched.delete(templateId);
  return sample;
}

async function fetchSample(templateId: string): Promise<Sample | undefined> {
  try {
    const answer = await fetch(samplePath(templateId), { signal: AbortSignal.timeout(tenSeconds) });
    return answer.ok ? ((await answer.json()) as Sample) : undefined;
  } catch {
    return undefined;
  }
}
