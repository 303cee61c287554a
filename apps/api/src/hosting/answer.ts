import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The same headers as a list of names and values, where one was prepared: Node sends it sooner. */
  list?: readonly string[];
  body?: Buffer | string;
}

/** Sends a response, and cuts off a client that takes longer than `longest` milliseconds to read it. */
export function sendAnswer(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, list, body }: Answer,
  longest: number,
) {
  response.writeHead(status, (list as string[] | undefined) ?? headers);
  response.end(method === 'HEAD' ? undefined : body);
  // Most responses are with the operating system by now.
  if (!response.socket?.writableLength) return;
  const cut = setTimeout(() => response.destroy(), longest).unref();
  response.once('close', () => clearTimeout(cut));
}

export const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
