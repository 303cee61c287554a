import type { Sample } from '@awning/templates/samples';
import { samplePath } from './samplePath.ts';

const tenSeconds = 10_000;
const fetched = new Map<string, Promise<Sample | undefined>>();

/** The sample of a design: the server has it in memory, the browser requests its file. */
export async function loadSample(templateId: string): Promise<Sample | undefined> {
  if (import.meta.env.SSR) {
    const samples = await import('@awning/templates/samples');
    return samples.loadSample(templateId);
  }
  const asked = fetched.get(templateId) ?? fetchSample(templateId);
  fetched.set(templateId, asked);
  const sample = await asked;
  // A retry may succeed.
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
