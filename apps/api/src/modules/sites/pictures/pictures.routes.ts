import type { IncomingMessage } from 'node:http';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  addSitePicture,
  listSitePictures,
  postSitePicture,
  removeSitePicture,
  sendSitePicturePiece,
  type SitePicture,
} from '@awning/contract/admin/sitePictures';
import { deskSite } from '@awning/content/deskSite';
import type { Failure } from '@awning/contract/failure';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import type { FastifyRequest } from 'fastify';
import { TryAgainLater } from '../../../errors/TryAgainLater.ts';
import { failureFor } from '../../../http/failures.ts';
import { createConcurrencyLimiter } from '../../../jobs/concurrencyLimiter.ts';
import { notePage } from '../../../http/pages.ts';
import { readUpload, type Upload } from '../../../http/readUpload.ts';
import { sendPage } from '../../../http/sendPage.ts';
import type { PictureRecord } from './pictures.repository.ts';
import type { Pictures, WhyNoPicture } from './pictures.ts';

/** Speaks HTTP for the photographs of a site, as the desk sends them. */
export const picturesRoutes: FastifyPluginAsyncTypebox<{ pictures: Pictures }> = async (
  app,
  { pictures },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.route({
    ...listSitePictures,
    handler: async (request, reply) => {
      const there = await pictures.list(request.params.id);
      if (!there) return reply.failure(404, unknownSite);
      return reply.send({ pictures: there.map(describe) });
    },
  });

  app.route({
    ...addSitePicture,
    handler: async (request, reply) => {
      const begun = await pictures.begin(request.params.id, request.body, request.signedIn.id);
      if (begun.outcome === 'unknown') return reply.failure(404, unknownSite);
      if (begun.outcome === 'refused') return reply.failure(422, asInvalid(whyNot[begun.why]));
      return reply.code(201).send(describe(begun.picture));
    },
  });

  app.route({
    ...removeSitePicture,
    handler: async (request, reply) => {
      const { id, picture } = request.params;
      const removed = await pictures.remove(id, picture, request.signedIn.id);
      if (removed === 'unknown') return reply.failure(404, unknownPicture);
      return reply.code(204).send(null);
    },
  });

  await app.register(pieces, { pictures });
  await app.register(forms, { pictures });
};

/** Takes pieces of photographs as plain bytes, and nothing else: what is in them is looked at when all are here. */
const pieces: FastifyPluginAsyncTypebox<{ pictures: Pictures }> = async (app, { pictures }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: pictureLimits.pieceSize },
    (_request, body, done) => done(null, body),
  );

  app.route({
    ...sendSitePicturePiece,
    handler: async (request, reply) => {
      const { id, picture } = request.params;
      const { body } = request;
      if (!Buffer.isBuffer(body) || body.length === 0) return reply.failure(422, asInvalid(whyNot.empty));

      const place = { orderId: id, pictureId: picture, start: Number(request.query.from) };
      const appended = await pictures.append(place, body);
      if (appended === 'unknown') return reply.failure(404, unknownPicture);
      if (appended === 'out-of-order') return reply.failure(409, outOfOrder);
      if (appended === 'too-much') return reply.failure(422, asInvalid(tooMuch));
      return reply.send(describe(appended));
    },
  });
};

/** All that a form may send, in bytes. One that is a little too large is heard to its end, so that its sender hears why. */
const longestForm = 4 * pictureLimits.size;
/** Each holds a whole photograph in memory until it is here. */
const mostForms = 4;

/** Takes a photograph whole, from a browser without script. It has minutes where other requests have seconds. */
const forms: FastifyPluginAsyncTypebox<{ pictures: Pictures }> = async (app, { pictures }) => {
  const arriving = createConcurrencyLimiter({
    concurrency: mostForms,
    queueLimit: 0,
    timeoutMs: 0,
    rejectWith: () => new TryAgainLater(),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (_request: FastifyRequest, body: IncomingMessage) =>
    arriving.run(() => readUpload(body, pictureLimits)),
  );

  app.route({
    ...postSitePicture,
    config: { ...postSitePicture.config, page: true, slowest: pictureLimits.slowest },
    handlerTimeout: pictureLimits.slowest + 20_000,
    onRequest: async (request, reply) => {
      const { 'content-length': length } = request.headers;
      // Who sends no length sends no form of a browser's.
      if (length === undefined) return reply.failure(411, withoutLength);
      if (Number(length) <= longestForm) return undefined;
      return reply.header('connection', 'close').failure(413, asInvalid(whyNot['too-large']));
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const upload = request.body as Upload | 'too-large' | 'several' | undefined;
      if (!upload) return reply.failure(415, failureFor(415));
      if (upload === 'several') return reply.failure(422, asInvalid(onlyOne));
      if (upload === 'too-large') return reply.failure(422, asInvalid(whyNot['too-large']));

      const taking = await pictures.take(id, upload, request.signedIn.id);
      if (taking.outcome === 'unknown') return reply.failure(404, unknownSite);
      if (taking.outcome === 'refused') return reply.failure(422, asInvalid(whyNot[taking.why]));
      const { received, receivedNote, back } = deskSite.pictures;
      const link = { href: `/dashboard/orders/${id}/site`, label: back };
      const page = notePage({ heading: received, text: receivedNote(taking.picture.file), link });
      return sendPage(reply.code(201), page);
    },
  });
};

const describe = (picture: PictureRecord): SitePicture => {
  const { id, file, name, size, received, refusal, width, height } = picture;
  const state = picture.state as SitePicture['state'];
  return { id, file, name, size, received, state, refusal, width, height };
};

const { pictures: most, size, together } = pictureLimits;
const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

const whyNot: Record<WhyNoPicture, string> = {
  empty: 'This picture is empty. Choose another',
  'too-large': `This picture is too large. A picture may have up to ${inMegabytes(size)}`,
  'too-many': `A site holds up to ${most} pictures. Take one away first`,
  'too-much-together': `The pictures of a site may have up to ${inMegabytes(together)} together. Take one away first`,
};
const tooMuch = 'More came than the picture was said to have. Take it away and add it again';

const withoutLength = {
  error: 'no-length',
  message: 'This form does not say how long it is. Send it with a browser.',
};
const onlyOne = 'Send one picture at a time';

const asInvalid = (why: string): Failure => ({
  error: 'invalid',
  message: `${why}.`,
  fields: { picture: why },
});

const outOfOrder = {
  error: 'out-of-order',
  message: 'A piece of this picture is missing before this one. Go on where the list says that it ends.',
};
const unknownSite = { error: 'unknown-site', message: 'This order has no site' };
const unknownPicture = { error: 'unknown-picture', message: 'Picture not found' };
