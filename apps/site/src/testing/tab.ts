import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { threadId } from 'node:worker_threads';
import type { SignedIn } from '@awning/contract/accounts';
import { onTestFinished, vi } from 'vitest';

const person = { last_name: 'Hargreave', role: 'customer' as const };
export const ada = { ...person, id: '1', first_name: 'Ada', username: 'ada', email: 'ada@x.example' };
export const bea = { ...person, id: '2', first_name: 'Bea', username: 'bea', email: 'bea@x.example' };

export const as = (user: SignedIn['user'], accessToken: string): SignedIn => ({ user, accessToken });

/** What a browser has that Node has not: cookies that scripts read, and storage. */
export function openBrowser() {
  vi.stubEnv('SSR', false);
  const cookies = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  // Files of tests run in threads of one process, which such a channel joins: each is a browser of its own.
  const { BroadcastChannel: Channel } = globalThis;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(`${name} of ${threadId}`);
      }
    },
  );
  const storage = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => storage.delete(key) });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  return { cookies, storage };
}

/** An API on this machine that remembers what it was asked. */
export async function openApi(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  }).listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  vi.stubEnv('VITE_API_HOST', `http://localhost:${(server.address() as AddressInfo).port}`);
  return { asked, times: (call: string) => asked.filter((one) => one === call).length };
}

export const say = (response: ServerResponse, status: number, body?: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));

export const tokenOf = ({ headers }: IncomingMessage) => headers.authorization?.slice('Bearer '.length);

/** A tab of its own: fresh modules, joined with other tabs by a real channel. */
export async function openTab() {
  vi.resetModules();
  const session = await import('../state/session.ts');
  const { refresh } = await import('../state/renewal.ts');
  const { createFetch } = await import('../state/createFetch.ts');
  const drafts = await import('../state/profileDraft.ts');
  const onEnd = vi.fn<() => void>();
  const call = createFetch(onEnd);
  return {
    ...session,
    ...drafts,
    refresh,
    onEnd,
    get: () => call(`${import.meta.env.VITE_API_HOST}/account/profile`),
  };
}
