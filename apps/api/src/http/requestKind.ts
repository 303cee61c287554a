import type { FastifyRequest } from 'fastify';

/** Whether a plain HTML form was posted: its sender reads pages, not JSON. */
export function isForm(request: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its responses are pages, failures too. */
    page?: boolean;
  }
}

export function wantsPage(request: FastifyRequest): boolean {
  if (isForm(request) || request.routeOptions.config?.page === true) return true;
  // Belongs to no route, like the pages that are files, or would be.
  return request.is404 && readsPages(request);
}

/** Whether a browser requests a page, as far as the address and the headers tell. */
export function readsPages({ url, headers }: FastifyRequest): boolean {
  return !/^\/api(\/|$)/i.test(url) && /\btext\/html\b/.test(headers.accept ?? '');
}
