import { siteWords } from '@awning/content/orders/siteWords';
import type { Order } from '@awning/contract/orders';
import { orderLinkUrls } from '@awning/contract/orderLinks/urls';
import { urls } from '@awning/contract/urls';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { generatePath } from 'react-router-dom';
import { fetchChunk } from '../hydration/chunks.ts';
import { apiAddress } from '../api/apiPaths.ts';
import { notify } from '../state/notifications.ts';
import type { FetchedVisitors } from './OrderVisitors/OrderVisitors.tsx';

const { failed, removal } = siteWords.entries;
const load = () => fetchChunk(() => import('./state/orders.ts'));

async function read(token: string): Promise<FetchedVisitors> {
  try {
    const { fetchOrderSite } = await load();
    const { answer, failure } = await fetchOrderSite(token);
    return failure ? { status: 'failed', message: failure.message } : { status: 'there', ...answer };
  } catch {
    return { status: 'failed', message: failed };
  }
}

const never = () => () => undefined;

/** Loads the visitors' data for an order's page, and handles the actions there. */
export function useOrderSite(token: string, site: Order['site']) {
  // Without script nothing is being loaded.
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [found, setFound] = useState<{ token: string; visitors: FetchedVisitors }>();
  const [removing, setRemoving] = useState<string>();
  const isPublished = site !== null && site.state !== 'draft';
  const loading = hasScript ? ({ status: 'loading' } as const) : undefined;

  useEffect(() => {
    if (!isPublished) return undefined;
    let left = false;
    void read(token).then((visitors) => {
      if (!left) setFound({ token, visitors });
    });
    return () => {
      left = true;
    };
  }, [token, isPublished]);

  async function again() {
    setFound(undefined);
    setFound({ token, visitors: await read(token) });
  }

  async function onRemove(id: string) {
    setRemoving(id);
    const outcome = await load()
      .then(({ removeSiteEntry }) => removeSiteEntry(token, id))
      .catch(() => ({ failure: { message: removal.failed } }));
    setRemoving(undefined);
    if (outcome.failure) return notify('error', outcome.failure.message);
    setFound((known) => known && { ...known, visitors: without(id, known.visitors) });
    notify('success', removal.done);
  }

  const hrefOf = (url: string) => apiAddress(generatePath(url, { token }));
  return {
    linkAction: hrefOf(orderLinkUrls.renew),
    zips: { files: hrefOf(urls.orderSiteFiles), source: hrefOf(urls.orderSiteSource) },
    visitors: {
      // Results of one order do not apply to the next on the same page.
      visitors: found?.token === token ? found.visitors : loading,
      fileHref: hrefOf(urls.orderSiteEntriesFile),
      removing,
      onRemove,
      onAgain: () => void again(),
    },
  };
}

function without(id: string, visitors: FetchedVisitors): FetchedVisitors {
  if (visitors.status !== 'there') return visitors;
  const { entries, entriesTotal } = visitors;
  return {
    ...visitors,
    entries: entries.filter((entry) => entry.id !== id),
    entriesTotal: entriesTotal - 1,
  };
}
