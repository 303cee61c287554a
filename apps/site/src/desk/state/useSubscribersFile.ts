import { desk } from '@awning/content/desk';
import { useState } from 'react';
import { saveFile } from '../../browser/saveFile.ts';
import { unreachable } from '../../api/failure.ts';
import { notify } from '../../state/notifications.ts';

const { file, downloaded, downloadFailed } = desk.subscribers;

/** Loads the newsletter's addresses as the logged-in owner, and saves them to the downloads. */
export function useSubscribersFile(state = '') {
  const [downloading, setDownloading] = useState(false);

  async function fetchFile() {
    setDownloading(true);
    const outcome = await import('./desk.ts')
      .then(({ fetchSubscribersFile }) => fetchSubscribersFile(state && `?state=${state}`))
      .catch(() => ({ failure: unreachable(downloadFailed) }));
    setDownloading(false);
    if (outcome.failure) return notify('error', outcome.failure.message);
    saveFile(file, outcome.answer, 'text/csv');
    notify('success', downloaded);
  }

  return { downloading, onDownload: () => void fetchFile() };
}
