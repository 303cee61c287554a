import type { Failure } from '@awning/contract/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendPage } from '../http/sendPage.ts';
import { refusalOf } from '../http/failures.ts';
import { wantsPage } from '../http/requestKind.ts';
import { problemPage } from '../http/pages.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with a failure: as a page where a page is wanted, else as JSON. */
    failure(status: number, failure: Failure): FastifyReply;
    /** Answers with a thrown error, without its private parts. */
    refuse(error: unknown): FastifyReply;
  }
}

/** Gives every failure the same body, and keeps the causes of our own faults private. */
export const errors = fp(
  async (app) => {
    app.decorateReply('failure', function (this: FastifyReply, status: number, failure: Failure) {
      this.code(status);
      try {
        if (wantsPage(this.request)) return sendPage(this, problemPage(status, failure));
      } catch (fault) {
        // Fastify's own answer to a fault in rendering would reveal internals.
        this.request.log.error(fault);
      }
      return this.type('application/json; charset=utf-8').serializer(JSON.stringify).send(failure);
    });

    app.decorateReply('refuse', function (this: FastifyReply, error: unknown) {
      const { status, failure, retryAfter } = refusalOf(error);
      if (status >= 500) this.request.log.error(error);
      if (retryAfter) this.header('retry-after', retryAfter);
      return this.failure(status, failure);
    });

    app.setErrorHandler((error, _request, reply) => reply.refuse(error));
    refuseOtherMethods(app);
  },
  { name: 'errors' },
);

/** Answers 405 where the address exists and the method does not. */
function refuseOtherMethods(app: FastifyInstance) {
  const methodsOf = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  app.addHook('onRoute', ({ url, method }) => {
    // A route for every address does not make each of them exist.
    if (url === '*') return;
    const pattern = new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
    const known = methodsOf.get(url) ?? { pattern, methods: new Set<string>() };
    for (const one of [method].flat()) known.methods.add(one);
    methodsOf.set(url, known);
  });

  app.decorateRequest('allowedMethods', function (this: FastifyRequest) {
    const pathname = this.url.split('?')[0]!;
    return [...methodsOf.values()]
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap(({ methods }) => [...methods]);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The methods of this address. */
    allowedMethods(): string[];
  }
}
