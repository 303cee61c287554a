import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Carrier } from './carrier.ts';
import { composeMessage } from './composeMessage.ts';

/** Puts mails into a folder, one file each: under its name there is a whole mail or none. */
export function createOutboxFolder({ folder, from }: { folder: string; from: string }): Carrier {
  return {
    async carry(mail) {
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `.${mail.id}.unfinished`);

      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(await composeMessage(mail, from));
        await file.sync();
      } finally {
        await file.close();
      }

      await rename(unfinished, path.join(folder, `${mail.id}.eml`));
      await syncFolder(folder);
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
