import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { SitePicture } from '@awning/contract/admin/sitePictures';
import type { AdminRelease, AdminSite, AdminSiteContent } from '@awning/contract/admin/sites';
import { expect } from 'vitest';

const owner = { email: 'dora@awning.example', password: 'keeper of the keys' };

/** What is answered to something that was done before. */
const doneBefore: Readonly<Record<string, number>> = { PUT: 409, DELETE: 404 };

/** The settings that give a shop its owner when it starts. */
export const ownerSettings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

export type Desk = Awaited<ReturnType<typeof openBuiltDesk>>;

/** The desk of the built server, at the only order there is. Rejects unless it is answered well. */
export async function openBuiltDesk(url: string) {
  const headers: Record<string, string> = {};

  /**
   * Sends it again as long as the answer is to come back later, as of a server that stops or has much to do. That says
   * neither that it was done nor that it was not: what is saved or removed may turn out to be so already.
   */
  const send = async (method: string, place: string, body?: object): Promise<Response> => {
    const isPiece = Buffer.isBuffer(body);
    for (let isAgain = false; ; isAgain = true) {
      const answer = await fetch(url + place, {
        method,
        headers: {
          ...headers,
          ...(body && { 'content-type': isPiece ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body && { body: isPiece ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      if (answer.ok || (isAgain && answer.status === doneBefore[method])) return answer;
      const said = await answer.text();
      if (answer.status !== 503)
        throw new Error(`${method} ${place} was answered with ${answer.status}: ${said}`);
      await setTimeout(20);
    }
  };
  const ask = async <Answer>(...question: Parameters<typeof send>) =>
    (await (await send(...question)).json()) as Answer;

  const login = await ask<{ accessToken: string }>('POST', '/user/login', owner);
  headers['authorization'] = `Bearer ${login.accessToken}`;
  const { items } = await ask<{ items: { id: string }[] }>('GET', '/admin/orders');
  const root = `/admin/orders/${items[0]!.id}/site`;
  // Made when it is first asked for.
  await send('GET', root);
  return {
    site: () => ask<AdminSite>('GET', root),
    pictures: async () => {
      const { pictures } = await ask<{ pictures: SitePicture[] }>('GET', `${root}/pictures`);
      expect(pictures.map(({ refusal }) => refusal).filter(Boolean)).toEqual([]);
      return pictures;
    },
    begin: (name: string, size: number) => ask<SitePicture>('POST', `${root}/pictures`, { name, size }),
    sendPiece: (id: string, from: number, piece: Buffer) =>
      ask<SitePicture>('POST', `${root}/pictures/${id}?from=${from}`, piece),
    remove: (id: string) => send('DELETE', `${root}/pictures/${id}`),
    content: (version: number) => ask<AdminSiteContent>('GET', `${root}/content?version=${version}`),
    /** Saves it over a version that no other call saves over, and says which it is now. */
    save: async (version: number, content: object) => {
      await send('PUT', `${root}/content`, { version, content, options: {} });
      return version + 1;
    },
    build: () => ask<{ id: string }>('POST', `${root}/releases`),
    release: async (id: string) => {
      const release = await ask<AdminRelease>('GET', `${root}/releases/${id}`);
      expect(release.failure).toBeNull();
      return release;
    },
    publish: (release: string) => ask<AdminSite>('POST', `${root}/publication`, { release }),
    pause: (paused: boolean) => ask<AdminSite>('PUT', `${root}/pause`, { paused }),
    zip: async (kind: 'files' | 'source') =>
      new Uint8Array(await (await send('GET', `${root}/${kind}.zip`)).arrayBuffer()),
  };
}

/** What a host of the server at `url` answers at an address. `fetch` would name the host itself. */
export async function readHost(url: string, host: string, place: string) {
  const [answer] = (await once(get(url + place, { headers: { host } }), 'response')) as [IncomingMessage];
  const content = await buffer(answer);
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
  return { place, status: answer.statusCode!, content, isPage };
}

/** What a page names of its own site, each once. */
export const linksIn = (page: Buffer, origin: string): string[] => {
  const named = [...page.toString().matchAll(/\b(?:href|src|srcset)="([^"]+)"/gi)]
    .flatMap(([, value]) => value!.split(/,\s+/))
    .map((one) => new URL(one.split(/\s/)[0]!, origin))
    .filter((one) => one.origin === origin)
    .map(({ pathname }) => pathname);
  return [...new Set(named)];
};

/** What a visitor of a site gets: its first page, each page that this leads to, and each file that it names. */
export async function visitSite(url: string, address: string) {
  const { host, origin } = new URL(address);
  const home = await readHost(url, host, '/');
  const rest = linksIn(home.content, origin).map((place) => readHost(url, host, place));
  return [home, ...(await Promise.all(rest))];
}
