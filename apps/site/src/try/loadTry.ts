import { fetchChunk } from '../hydration/chunks.ts';
import { notFound } from '../problems/notFound.ts';
import { readTried } from '../tried/readTried.ts';
import { recallTried } from '../tried/state/keptTried.ts';
import { loadSample } from './loadSample.ts';

/** The template and the trial's values, as the address says. */
export async function loadTry(templateId: string, address: string) {
  // The catalogue weighs more than the page: a visitor who starts here gets this template's entry from the server.
  const { offerOf } = await fetchChunk(() => import('./offerOf.ts'));
  const offer = offerOf(templateId);
  if (!offer) throw notFound('template');
  const { palettes = [], typefaces = [], takesFront = false } = (await loadSample(templateId)) ?? {};
  // Looks belong to a design: on the next one, those of the same name are chosen.
  const tried = { ...recallTried(), ...readTried(new URL(address).searchParams) };
  return { offer, looks: { palettes, typefaces, takesFront }, tried };
}
