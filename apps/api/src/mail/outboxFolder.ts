import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MailTransport } from './mailTransport.ts';
import { composeMessage } from './composeMessage.ts';

/** Puts mails into a folder, one file each: under its name there is a complete mail or none. */
export function createOutboxFolder({
  folder,
  from,
}: {
  folder: string;
  from: string;
}): Required<MailTransport> {
  const unfinishedFile = (id: string) => path.join(folder, `.${id}.unfinished`);
  const finishedFile = (id: string) => path.join(folder, `${id}.eml`);

  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const unfinished = unfinishedFile(mail.id);

      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(await composeMessage(mail, from));
        await file.sync();
      } finally {
        await file.close();
      }

      await rename(unfinished, finishedFile(mail.id));
      await syncFolder(folder);
    },

    async forget(ids) {
      const files = ids.flatMap((id) => [unfinishedFile(id), finishedFile(id)]);
      for (const file of files) await rm(file, { force: true });
    },

    async held() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return names.flatMap(
        (name) => /^\.?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?:eml|unfinished)$/.exec(name)?.[1] ?? [],
      );
    },
  };
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
