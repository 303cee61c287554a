import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body?: Buffer | string;
}

/** Sends an answer, and cuts off who takes longer than `longest` milliseconds to read it. */
export function sendAnswer(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
  longest: number,
) {
  response.writeHead(status, headers);
  response.end(method === 'HEAD' ? undefined : body);
  // Most answers are with the system by now.
  if (!response.socket?.writableLength) return;
  const cut = setTimeout(() => response.destroy(), longest).unref();
  response.once('close', () => clearTimeout(cut));
}

export const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
