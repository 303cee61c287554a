import type { PageContext } from '@awning/contract/renderer';
import type { TriedLink } from '@awning/contract/sites/triedLinks';
import { data } from 'react-router-dom';
import { triedLinkDetailsAddress } from '../api/apiPaths.ts';
import { fetchChunk } from '../hydration/chunks.ts';

const tenSeconds = 10_000;

/** The trial that a link leads to: the server has it in memory, the browser requests it. */
export async function loadTriedLink(token: string, context: PageContext | undefined) {
  const link = import.meta.env.SSR ? context?.triedLink : await fetchLink(token);
  const { offerOf } = await fetchChunk(() => import('./offerOf.ts'));
  const offer = link && offerOf(link.templateId);
  const shown = link && offer && { ...link, offer };
  return data({ token, shown }, { status: shown ? 200 : 404 });
}

async function fetchLink(token: string): Promise<TriedLink | undefined> {
  const answer = await fetch(triedLinkDetailsAddress(token), { signal: AbortSignal.timeout(tenSeconds) });
  if (answer.ok) return (await answer.json()) as TriedLink;
  // Any other failure may be temporary.
  if (answer.status < 500) return undefined;
  throw new Error(`It was not said what a link shows: ${answer.status}`);
}
