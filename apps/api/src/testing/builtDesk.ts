import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { SitePicture } from '@awning/contract/admin/sitePictures';
import type { AdminRelease, AdminSite, AdminSiteContent } from '@awning/contract/admin/sites';
import { expect } from 'vitest';

const owner = { email: 'dora@awning.example', password: 'keeper of the keys' };

/** Makes somebody the owner of a shop that starts. */
export const ownerSettings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The desk of the built server, at the only order there is. Rejects unless it is answered well. */
export async function openDesk(url: string) {
  const login = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };

  const send = async (method: string, place: string, body?: object): Promise<Response> => {
    const isPiece = Buffer.isBuffer(body);
    const answer = await fetch(url + place, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': isPiece ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isPiece ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (answer.ok) return answer;
    // On a machine that does much else besides: what may be said twice is said again.
    if (answer.status === 503 && (method === 'GET' || isPiece)) return send(method, place, body);
    throw new Error(`${method} ${place} was answered with ${answer.status}: ${await answer.text()}`);
  };
  const ask = async <Answer>(...question: Parameters<typeof send>) =>
    (await (await send(...question)).json()) as Answer;

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
    save: (version: number, content: object) =>
      ask<{ version: number }>('PUT', `${root}/content`, { version, content, options: {} }),
    build: () => ask<{ id: string }>('POST', `${root}/releases`),
    release: async (id: string) => {
      const release = await ask<AdminRelease>('GET', `${root}/releases/${id}`);
      expect(release.failure).toBeNull();
      return release;
    },
    publish: (release: string) => ask<AdminSite>('POST', `${root}/publication`, { release }),
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

/** What a visitor of a site gets: its first page, each page that this leads to, and each file that it names. */
export async function visitSite(url: string, address: string) {
  const { host, origin } = new URL(address);
  const home = await readHost(url, host, '/');
  const named = [...home.content.toString().matchAll(/\b(?:href|src|srcset)="([^"]+)"/gi)]
    .flatMap(([, value]) => value!.split(/,\s+/))
    .map((one) => new URL(one.split(/\s/)[0]!, origin))
    .filter((one) => one.origin === origin)
    .map(({ pathname }) => pathname);
  const rest = [...new Set(named)].map((place) => readHost(url, host, place));
  return [home, ...(await Promise.all(rest))];
}
