import { deskSite } from '@awning/content/deskSite';
import type { AdminOrder } from '@awning/contract/admin/orders';
import type { SiteDomainState } from '@awning/contract/admin/siteDomains';
import type { AdminSite, AdminSiteContent } from '@awning/contract/admin/sites';
import type { WorkshopForm, WorkshopMessage } from '@awning/contract/sites/workshop';
import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';
import type { SitePage } from '../deskView.ts';
import { orderToken } from '../orderToken.ts';
import { sendPicture } from '../../state/sendPicture.ts';
import { api, outcomeOf, store, type Outcome } from '../../state/store.ts';
import { ask, endpoints, fetchOrder, read } from './desk.ts';

/** The content to save, and the version that it is based on. */
export type ContentDraft = Pick<AdminSiteContent, 'version' | 'content' | 'options'>;

/** How often a site is polled while a part of it is being made, in milliseconds. */
const soon = 1_000;
/** A site with all its pictures takes long on a slow connection. */
const tenMinutes = 600_000;

const siteUrl = (id: string) => generatePath(urls.adminSite, { id });
export const fetchSite = (id: string) => read<AdminSite>(siteUrl(id));
const fetchSiteDomain = (id: string) => read<SiteDomainState>(generatePath(urls.adminSiteDomain, { id }));

const fetchSiteMessages = (id: string) =>
  read<{ messages: WorkshopMessage[] }>(generatePath(urls.adminSiteMessages, { id }));

/** The content of a website: the present, or an earlier version. */
export const fetchSiteContent = (id: string, version?: number) =>
  read<AdminSiteContent>(
    generatePath(urls.adminSiteContent, { id }) + (version === undefined ? '' : `?version=${version}`),
  );

/** Its buyer's form, as their page requests it. */
const fetchSiteForm = (order: AdminOrder) =>
  read<WorkshopForm>(generatePath(urls.workshopForm, { token: orderToken(order) }));

/** The statuses in which an order has a website. */
const hasSite = new Set<AdminOrder['status']>(['paid', 'in_progress', 'delivered']);

/** An order, and the state of its website where it has one. */
export async function fetchOrderAndSite(id: string) {
  const order = await fetchOrder(id);
  const site = order.answer && hasSite.has(order.answer.status) ? await fetchSite(id) : undefined;
  return { answer: { order, site } };
}

/** All data of the desk's page of a website. */
export async function fetchSitePage(id: string): Promise<Outcome<SitePage>> {
  const [order, site] = await Promise.all([fetchOrder(id), fetchSite(id)]);
  if (order.failure) return order;
  if (site.failure) return site;
  // A website is created at its first request, so the rest is requested after that.
  const { seen: last, version, suggestion } = site.answer;
  const [content, domain, said, seen, suggested, form] = await Promise.all([
    fetchSiteContent(id),
    fetchSiteDomain(id),
    fetchSiteMessages(id),
    last && last.version !== version ? fetchSiteContent(id, last.version) : undefined,
    suggestion ? fetchSiteContent(id, suggestion.version) : undefined,
    fetchSiteForm(order.answer),
  ]);
  if (content.failure) return content;
  if (domain.failure) return domain;
  if (said.failure) return said;
  if (seen?.failure) return seen;
  return {
    answer: {
      order: order.answer,
      site: site.answer,
      content: content.answer,
      seen: seen?.answer,
      suggestedOf: suggested?.answer,
      // Without it the fields are named by their paths.
      form: form.answer,
      domain: domain.answer,
      messages: said.answer.messages,
    },
  };
}

/** Reports every change of a site until it is told to stop. */
export function followSite(id: string, tell: (site: AdminSite) => void): () => void {
  const request = store.dispatch(
    endpoints.readDesk.initiate(siteUrl(id), {
      subscriptionOptions: { pollingInterval: soon, skipPollingIfUnfocused: true },
    }),
  );
  const select = endpoints.readDesk.select(siteUrl(id));
  let known: unknown;
  const stop = store.subscribe(() => {
    const { data } = select(store.getState());
    if (!data || data === known) return;
    known = data;
    tell(data as AdminSite);
  });

  return () => {
    stop();
    request.unsubscribe();
  };
}

export const saveSiteContent = (id: string, body: ContentDraft) =>
  ask<Pick<AdminSiteContent, 'version' | 'savedAt'>>({
    url: generatePath(urls.adminSiteContent, { id }),
    method: 'PUT',
    body,
  });

/** Suggests to its buyer the differences to the named version. */
export const suggestSiteContent = (id: string, body: Omit<ContentDraft, 'options'> & { note: string }) =>
  ask<AdminSite>({ url: generatePath(urls.adminSiteSuggestion, { id }), method: 'PUT', body });

/** Writes to its buyer, by mail too. */
export const sendSiteMessage = (id: string, text: string) =>
  ask<WorkshopMessage>({
    url: generatePath(urls.adminSiteMessages, { id }),
    method: 'POST',
    body: { text },
  });

export const renameSite = (id: string, name: string) =>
  ask<AdminSite>({ url: generatePath(urls.adminSiteName, { id }), method: 'PUT', body: { name } });

/** Moves a website to another design, if it is still at the named version. */
export const takeSiteDesign = (id: string, body: { templateId: string; version: number }) =>
  ask<AdminSite>({ url: generatePath(urls.adminSiteDesign, { id }), method: 'PUT', body });

/** Releases a former name of a website. */
export const releaseSiteName = (id: string, name: string) =>
  ask<null>({ url: generatePath(urls.adminSiteFormerName, { id, name }), method: 'DELETE' });

export const pauseSite = (id: string, paused: boolean) =>
  ask<AdminSite>({ url: generatePath(urls.adminSitePause, { id }), method: 'PUT', body: { paused } });

export const buildSite = (id: string) =>
  ask<{ id: string }>({ url: generatePath(urls.adminSiteReleases, { id }), method: 'POST' });

export const publishSite = (id: string, release: string) =>
  ask<AdminSite>({
    url: generatePath(urls.adminSitePublication, { id }),
    method: 'POST',
    body: { release },
  });

/** Asks its buyer to review a release. */
export const offerSite = (id: string, release: string) =>
  ask<AdminSite>({ url: generatePath(urls.adminSiteOffer, { id }), method: 'POST', body: { release } });

export const setSiteDomain = (id: string, body: { domain: string; agreed?: true }) =>
  ask<SiteDomainState>({ url: generatePath(urls.adminSiteDomain, { id }), method: 'PUT', body });

export const checkSiteDomain = (id: string) =>
  ask<SiteDomainState>({ url: generatePath(urls.adminSiteDomainCheck, { id }), method: 'POST' });

export const removeSiteDomain = (id: string) =>
  ask<null>({ url: generatePath(urls.adminSiteDomain, { id }), method: 'DELETE' });

const pictureUrl = (id: string, picture: string) => generatePath(urls.adminSitePicture, { id, picture });

export const removeSitePicture = (id: string, picture: string) =>
  ask<null>({ url: pictureUrl(id, picture), method: 'DELETE' });

/**
 * Adds a picture to a site, and reports how many bytes have arrived. An upload that breaks off leaves nothing behind.
 */
export async function addSitePicture(id: string, file: File, tell: (sent: number) => void) {
  const list = generatePath(urls.adminSitePictures, { id });
  const picture = (one: string) => pictureUrl(id, one);
  const sent = await sendPicture(ask, { list, picture }, file, { tell: ({ received }) => tell(received) });
  if (sent.begun) await removeSitePicture(id, sent.begun.id);
  return sent;
}

const { endpoints: files } = api.injectEndpoints({
  endpoints: (build) => ({
    // The store holds the address of the bytes, never the bytes.
    fetchSiteFiles: build.mutation<string, string>({
      query: (url) => ({
        url,
        timeout: tenMinutes,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
  }),
});

/** The published website as a zip: its finished `files`, or the `source` project. */
export const fetchSiteFiles = (id: string, kind: 'files' | 'source'): Promise<Outcome<string>> =>
  outcomeOf(
    store.dispatch(
      files.fetchSiteFiles.initiate(
        generatePath(kind === 'files' ? urls.adminSiteFiles : urls.adminSiteSource, { id }),
        { track: false },
      ),
    ),
    deskSite.files.failed,
  );
