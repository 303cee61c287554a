import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sign } from '../../payments/signature.ts';
import { createBook, describe, describeRefund, type FakeEvent, type FakeSession } from './book.ts';
import { readParams } from './form.ts';
import { createKeys, type Answer } from './keys.ts';
import { invalid, Refusal } from './rules.ts';

/** The provider's present fault. */
export type Fault =
  | { kind: 'refuse' | 'hang' | 'garbage' | 'too-many' | 'lose-answer' }
  /** A fault of its own, before anything was done or after. Stored like any answer. */
  | { kind: 'error'; after?: boolean }
  | { kind: 'delay'; milliseconds: number }
  /** Names a page other than its own. */
  | { kind: 'page'; url: unknown };

export interface FakeRequest {
  method: string;
  path: string;
  key: string | undefined;
  body: string;
  headers: IncomingMessage['headers'];
}

/** Stands in for Stripe: a server that speaks our part of its API, keeps records, and signs its events. */
export async function openFakeStripe({
  secretKey,
  webhookSecret,
  now,
}: {
  secretKey: string;
  webhookSecret: string;
  now: () => Date;
}) {
  const book = createBook(now);
  const keys = createKeys();
  const requests: FakeRequest[] = [];
  const state: {
    fault: Fault | undefined;
    /** The address that events are sent to. */
    webhookUrl: string;
    /** Called between opening a page and answering. */
    beforeAnswer: ((session: FakeSession) => Promise<unknown>) | undefined;
  } = { fault: undefined, webhookUrl: '', beforeAnswer: undefined };

  const open = async (body: string): Promise<Answer> => {
    const { fault } = state;
    if (fault?.kind === 'error' && !fault.after) return broken;
    const session = book.open(readParams(body));
    if (fault?.kind === 'error') return broken;
    const answer = { ...describe(session), ...(fault?.kind === 'page' && { url: fault.url }) };
    await state.beforeAnswer?.(session);
    return { status: 200, body: JSON.stringify(answer) };
  };

  const giveBack = async (body: string): Promise<Answer> => {
    const { fault } = state;
    if (fault?.kind === 'error' && !fault.after) return broken;
    const refund = describeRefund(book.refund(readParams(body)));
    return fault?.kind === 'error' ? broken : { status: 200, body: JSON.stringify(refund) };
  };

  const listRefunds = (payment: string | null): Answer => {
    const data = book.refunds.filter((refund) => refund.payment === payment).map(describeRefund);
    return { status: 200, body: JSON.stringify({ object: 'list', data, has_more: false }) };
  };

  const route = async ({ method, path, body, key }: FakeRequest): Promise<Answer> => {
    const url = new URL(path, 'http://stripe');
    const [, id = '', act] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    const isSessions = url.pathname.startsWith('/v1/checkout/sessions');
    if (isSessions && method === 'GET' && id && !act) {
      const expanded = [...url.searchParams].map(([name, value]) => `${name}=${value}`);
      if (expanded.some((one) => one !== 'expand[0]=payment_intent.latest_charge')) {
        throw invalid('This property cannot be expanded.', 'expand');
      }
      return { status: 200, body: JSON.stringify(describe(book.find(id), expanded.length > 0)) };
    }
    if (isSessions && method === 'POST' && key && (id ? act === 'expire' && body === '' : true)) {
      return keys.answer(key, `${path} ${body}`, async () =>
        id ? { status: 200, body: JSON.stringify(describe(book.expire(id))) } : open(body),
      );
    }
    if (url.pathname === '/v1/refunds' && method === 'POST' && key) {
      return keys.answer(key, `${path} ${body}`, () => giveBack(body));
    }
    if (url.pathname === '/v1/refunds' && method === 'GET') {
      return listRefunds(url.searchParams.get('payment_intent'));
    }
    throw invalid(`Unrecognized request URL (${method}: ${path}).`, undefined, undefined, 404);
  };

  const answer = async (request: FakeRequest): Promise<Answer> => {
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`) {
        throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
      }
      return await route(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.error }) };
    }
  };

  const serve = async (message: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = message;
    const key = headers['idempotency-key']?.toString();
    const request = { method, path, key, headers, body: await text(message) };
    requests.push(request);

    const { fault } = state;
    if (fault?.kind === 'refuse') return void message.socket.destroy();
    if (fault?.kind === 'hang') return undefined;
    if (fault?.kind === 'delay') await sleep(fault.milliseconds);
    if (fault?.kind === 'garbage') return void response.writeHead(200).end('{"id": "cs_');
    if (fault?.kind === 'too-many') return write(response, tooMany);

    const ready = await answer(request);
    if (state.fault?.kind === 'lose-answer') return void message.socket.destroy();
    return write(response, ready);
  };

  const server = createServer((message, response) => void serve(message, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  /** Sends an event once, and returns the status of the response. */
  const deliver = async (event: FakeEvent, secret = webhookSecret): Promise<number> => {
    const response = await fetch(state.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(event.body, secret, now()),
      },
      body: new Uint8Array(event.body),
    });
    await response.arrayBuffer();
    event.isHeard ||= response.ok;
    return response.status;
  };

  return Object.assign(state, {
    apiUrl: `http://127.0.0.1:${port}`,
    requests,
    sessions: book.sessions,
    events: book.events,
    acts: book.acts,
    mismatches: keys.mismatches,
    refunds: book.refunds,
    forgetKeys: keys.forget,
    deliver,
    /** Sends the events that the shop has not acknowledged yet, in sequence, as Stripe does for three days. */
    async deliverUnheard(): Promise<number[]> {
      const statuses: number[] = [];
      for (const event of book.events) if (!event.isHeard) statuses.push(await deliver(event));
      return statuses;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

const broken: Answer = {
  status: 500,
  body: JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong.' } }),
};

const tooMany: Answer = {
  status: 429,
  body: JSON.stringify({
    error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
  }),
};

function write(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_fake',
    // As Stripe marks its own faults: a retry gets the same.
    ...(status === 500 && { 'stripe-should-retry': 'false' }),
    ...headers,
  });
  response.end(body);
}
