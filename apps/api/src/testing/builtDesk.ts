import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { SitePicture } from '@awning/contract/admin/sitePictures';
import type { AdminRelease, AdminSite, AdminSiteContent } from '@awning/contract/admin/sites';
import { expect } from 'vitest';

const owner = { email: 'dora@awning.example', password: 'keeper of the keys' };

/** The status when something was done before. */
const doneBefore: Readonly<Record<string, number>> = { PUT: 409, DELETE: 404 };

/** The settings that create the shop's owner at its start. */
export const ownerSettings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

export type Desk = Awaited<ReturnType<typeof openBuiltDesk>>;

/** The desk of the built server, at the only order. Rejects on an unexpected status. */
export async function openBuiltDesk(url: string) {
  const headers: Record<string, string> = {};

  /**
   * Repeats a request while the response is to retry later, as from a server that stops or is busy. Such a response
   * does not tell whether the change was made: it may turn out to be saved or removed already.
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
  // Created at the first request.
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
    /** Saves content over a version that no other call saves over, and returns its new version. */
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

/** The response of a host of the server at `url`. `fetch` would set the host itself. */
export async function readHost(url: string, host: string, place: string) {
  const [answer] = (await once(get(url + place, { headers: { host } }), 'response')) as [IncomingMessage];
  const content = await buffer(answer);
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
  return { place, status: answer.statusCode!, content, isPage };
}

/** The addresses on a page within its own site, each once. */
export const linksIn = (page: Buffer, origin: string): string[] => {
  const named = [...page.toString().matchAll(/\b(?:href|src|srcset)="([^"]+)"/gi)]
    .flatMap(([, value]) => value!.split(/,\s+/))
    .map((one) => new URL(one.split(/\s/)[0]!, origin))
    .filter((one) => one.origin === origin)
    .map(({ pathname }) => pathname);
  return [...new Set(named)];
};

/** The view of a site's visitor: its first page, the pages that this links to, and the files that they name. */
export async function visitSite(url: string, address: string) {
  const { host, origin } = new URL(address);
  const home = await readHost(url, host, '/');
  const rest = linksIn(home.content, origin).map((place) => readHost(url, host, place));
  return [home, ...(await Promise.all(rest))];
}
