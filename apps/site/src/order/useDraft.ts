import { storageKeys } from '@awning/content/policies/cookies';
import type { RefusedStep } from '@awning/contract/renderer';
import type { Workshop } from '@awning/contract/sites/workshop';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchChunk } from '../hydration/chunks.ts';
import { readStored, removeStored, writeStored } from '../browser/storage.ts';
import { createDraft, type Unsaved } from './workshop/createDraft.ts';

type Kept = Readonly<Record<string, Unsaved>>;

function readKept(): Kept {
  try {
    return (JSON.parse(readStored(storageKeys.workshop) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {};
  }
}

/** Keeps unsaved changes in this browser, by their order. */
function keepUnsaved(token: string, unsaved: Unsaved | undefined) {
  const { [token]: _before, ...others } = readKept();
  const kept = unsaved ? { ...others, [token]: unsaved } : others;
  if (Object.keys(kept).length === 0) removeStored(storageKeys.workshop);
  else writeStored(storageKeys.workshop, JSON.stringify(kept));
}

/** The content of a website, saved while it is typed for as long as the page is open. */
export function useDraft(token: string, loaded: Workshop, refused: RefusedStep | undefined) {
  const makeStore = () => {
    const { version, content, options, savedAt, missing } = loaded;
    return createDraft({
      kept: { version, content, options, savedAt },
      missing,
      refused,
      unsaved: import.meta.env.SSR ? undefined : readKept()[token],
      save: async (draft) => {
        try {
          const { saveWorkshop } = await fetchChunk(() => import('./state/workshop.ts'));
          return await saveWorkshop(token)(draft);
        } catch {
          return { outcome: 'away' };
        }
      },
      keep: (unsaved) => keepUnsaved(token, unsaved),
    });
  };
  const [{ store, of }, setMade] = useState(() => ({ store: makeStore(), of: loaded }));
  // Another design has another form, and continues from its own content.
  if (of !== loaded) setMade({ store: makeStore(), of: loaded });
  const draft = useSyncExternalStore(store.subscribe, store.read, store.read);

  useEffect(() => {
    store.start();
    const here = new AbortController();
    const flush = () => void store.flush();
    window.addEventListener('online', flush, here);
    // A buyer who leaves the tab may not come back.
    document.addEventListener('visibilitychange', flush, here);
    return () => {
      here.abort();
      flush();
    };
  }, [store]);

  return { draft, store };
}
