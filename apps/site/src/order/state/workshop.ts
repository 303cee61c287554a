import { workshopWords as words } from '@awning/content/orders/workshopWords';
import type { AdminRelease } from '@awning/contract/admin/sites';
import type { Workshop, WorkshopForm } from '@awning/contract/sites/workshop';
import { workshopDomainUrls } from '@awning/contract/sites/workshopDomainUrls';
import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';
import { sendPicture, type HowToSend } from '../../state/sendPicture.ts';
import { api, fetchAfresh, outcomeOf, store, type Outcome } from '../../state/store.ts';
import type { KeptContent, SaveContent, Saving } from '../workshop/createDraft.ts';

interface Change {
  url: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: object;
  headers?: Record<string, string>;
}

/** A call that can be aborted. */
type Call = Change & { signal?: AbortSignal | undefined };

type Kept = { version: number; savedAt: string; missing: Workshop['missing'] };

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getWorkshop: build.query<Workshop, string>({ query: (token) => generatePath(urls.workshop, { token }) }),
    getWorkshopForm: build.query<WorkshopForm, string>({
      query: (token) => generatePath(urls.workshopForm, { token }),
    }),
    saveWorkshop: build.mutation<Kept, { token: string; draft: Parameters<SaveContent>[0] }>({
      query: ({ token, draft }) => ({
        url: generatePath(urls.workshopContent, { token }),
        method: 'PATCH',
        body: draft,
      }),
    }),
    changeWorkshop: build.mutation<unknown, Change>({ query: (change) => change }),
    getWorkshopRelease: build.query<Workshop['releases'][number], { token: string; release: string }>({
      query: (which) => generatePath(urls.workshopRelease, which),
    }),
    getWorkshopPictures: build.query<{ pictures: Workshop['pictures'] }, string>({
      query: (token) => generatePath(urls.workshopPictures, { token }),
    }),
  }),
});

/** A website as its buyer edits it. Never from the cache: the shop works on it too. */
export const fetchWorkshop = (token: string): Promise<Outcome<Workshop>> =>
  outcomeOf(fetchAfresh(endpoints.getWorkshop, token), words.loading.failed);

/** Its form. Never from the cache: the design may have changed. */
export const fetchWorkshopForm = (token: string): Promise<Outcome<WorkshopForm>> =>
  outcomeOf(fetchAfresh(endpoints.getWorkshopForm, token), words.loading.failed);

/** Saves what has changed. */
export const saveWorkshop =
  (token: string): SaveContent =>
  async (draft) => {
    const { data, error } = await store.dispatch(
      endpoints.saveWorkshop.initiate(
        { token, draft: { ...draft, changes: [...draft.changes] } },
        { track: false },
      ),
    );
    if (data) return { outcome: 'saved', ...data };
    return error && 'status' in error ? refusalOf(error.status, error.data) : { outcome: 'away' };
  };

function refusalOf(status: number | string, data: unknown): Saving {
  const { message, fields, newest } = (data ?? {}) as {
    message?: string;
    fields?: Readonly<Record<string, string>>;
    newest?: KeptContent;
  };
  if (status === 409 && newest) return { outcome: 'newer', newest };
  if (status === 422 && fields) return { outcome: 'faulty', faults: fields };
  const isGone = status === 404 || status === 409 || status === 413 || status === 422;
  return isGone ? { outcome: 'refused', message: message ?? words.saved.broken } : { outcome: 'away' };
}

function ask<Answer>({ signal, ...change }: Call) {
  const call = store.dispatch(endpoints.changeWorkshop.initiate(change, { track: false }));
  signal?.addEventListener('abort', () => call.abort());
  return outcomeOf(call, words.talk.failed) as Promise<Outcome<Answer>>;
}

const send = (url: string, body: object = {}) => ask<Workshop>({ url, method: 'POST', body });

/** Moves the website to another design, and returns its state there with its form. */
export async function takeDesign(
  token: string,
  design: { templateId: string; version: number },
): Promise<Outcome<{ workshop: Workshop; form: WorkshopForm }>> {
  const { answer: workshop, failure } = await send(generatePath(urls.workshopDesign, { token }), design);
  if (failure) return { failure };
  const form = await fetchWorkshopForm(token);
  return form.failure ? { failure: form.failure } : { answer: { workshop, form: form.answer } };
}

/** Hands the content in to the shop, if the named version is the newest. */
export const handIn = (token: string, version: number) =>
  send(generatePath(urls.workshopHandIn, { token }), { version });

/** Approves a reviewed release. */
export const approve = (token: string, release: string) =>
  send(generatePath(urls.workshopApproval, { token }), { release });

/** Sets the website's own domain. */
export const setDomain = (token: string, domain: string) =>
  send(generatePath(workshopDomainUrls.set, { token }), { domain });

/** Checks at once whether its records are set. */
export const checkDomain = (token: string) => send(generatePath(workshopDomainUrls.check, { token }));

export const removeDomain = (token: string) => send(generatePath(workshopDomainUrls.remove, { token }));

/** Accepts or declines the shop's suggestions. */
export const answerSuggestion = (
  token: string,
  answer: { suggestion: string; answer: 'take' | 'leave'; path?: string | undefined },
) => send(generatePath(urls.workshopSuggestion, { token }), answer);

/** Writes to the shop, or sends an offered release back. */
export const sendMessage = (token: string, message: { text: string; asksChange?: boolean }) =>
  send(generatePath(urls.workshopMessages, { token }), message);

/** The photographs of a website: scaling one takes some seconds. */
export const fetchPictures = (token: string): Promise<Outcome<{ pictures: Workshop['pictures'] }>> =>
  outcomeOf(fetchAfresh(endpoints.getWorkshopPictures, token), words.loading.failed);

const pictureUrl = (token: string, picture: string) => generatePath(urls.workshopPicture, { token, picture });

/** Sends a photograph, or resumes one. */
export const addPicture = (token: string, file: File, how: HowToSend) =>
  sendPicture(
    ask,
    {
      list: generatePath(urls.workshopPictures, { token }),
      picture: (picture) => pictureUrl(token, picture),
    },
    file,
    how,
  );

export const removePicture = (token: string, picture: string) =>
  ask<null>({ url: pictureUrl(token, picture), method: 'DELETE' });

/** How often the progress of a release is polled, in milliseconds. */
const soon = 400;

/** The progress of a release. */
export type Making = Pick<AdminRelease, 'progress' | 'step'>;

/** Builds the website's last saved version, reports the progress, and returns the website's state then. */
export async function buildWorkshop(
  token: string,
  tell: (making: Making) => void,
): Promise<Outcome<Workshop>> {
  const asked = await ask<{ id: string }>({
    url: generatePath(urls.workshopReleases, { token }),
    method: 'POST',
    body: {},
  });
  if (asked.failure) return asked;
  for (;;) {
    const which = { token, release: asked.answer.id };
    const { answer, failure } = await outcomeOf(
      fetchAfresh(endpoints.getWorkshopRelease, which),
      words.releases.failed,
    );
    if (failure) return { failure };
    if (answer.state === 'failed') {
      return { failure: { error: 'failed', message: answer.failure ?? words.releases.failed } };
    }
    if (answer.state === 'built') return fetchWorkshop(token);
    tell(answer);
    await new Promise((resolve) => setTimeout(resolve, soon));
  }
}

/** Publishes a release. */
export const publish = (token: string, release: string) =>
  ask<Workshop>({
    url: generatePath(urls.workshopPublication, { token }),
    method: 'PUT',
    body: { release },
  });
