import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Workshop } from '@awning/contract/sites/workshop';
import { useState } from 'react';
import { unreachable } from '../api/failure.ts';
import { fetchChunk } from '../hydration/chunks.ts';
import type { Making } from './state/workshop.ts';
import { notify } from '../state/notifications.ts';

const { releases: words } = workshopWords;
const load = () => fetchChunk(() => import('./state/workshop.ts'));
const failed = () => ({ answer: undefined, failure: unreachable(words.failed) });

/** Builds the last saved version of a buyer’s website, and publishes it. */
export function useReleases(token: string, onChange: (workshop: Workshop) => Promise<void>) {
  const [making, setMaking] = useState<Making>();
  const [publishing, setPublishing] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function build() {
    setProblem(undefined);
    setMaking({ progress: 0, step: null });
    const { answer, failure } = await load()
      .then(({ buildWorkshop }) => buildWorkshop(token, setMaking))
      .catch(failed);
    setMaking(undefined);
    if (answer) await onChange(answer);
    else setProblem(failure.message);
  }

  async function publish({ id, version }: Workshop['releases'][number]) {
    setProblem(undefined);
    setPublishing(id);
    const { answer, failure } = await load()
      .then((call) => call.publish(token, id))
      .catch(failed);
    setPublishing(undefined);
    if (!answer) return setProblem(failure.message);
    await onChange(answer);
    notify('success', words.published(version));
  }

  return {
    making,
    publishing,
    problem,
    onBuild: () => void build(),
    onPublish: (release: Workshop['releases'][number]) => void publish(release),
  };
}
