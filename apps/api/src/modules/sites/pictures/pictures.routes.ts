import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  addSitePicture,
  listSitePictures,
  postSitePicture,
  removeSitePicture,
  sendSitePicturePiece,
  type SitePicture,
} from '@awning/contract/admin/sitePictures';
import { downloadOrderSitePicture } from '@awning/contract/sites/orderSite';
import { deskSite } from '@awning/content/deskSite';
import type { Failure } from '@awning/contract/failure';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import {
  addWorkshopPicture,
  listWorkshopPictures,
  postWorkshopPicture,
  removeWorkshopPicture,
  sendWorkshopPicturePiece,
  showWorkshopPicture,
} from '@awning/contract/sites/workshopPictures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TryAgainLater } from '../../../errors/TryAgainLater.ts';
import { failureFor } from '../../../http/failures.ts';
import { createConcurrencyLimiter } from '../../../jobs/concurrencyLimiter.ts';
import { asAttachment } from '../../../http/fileName.ts';
import { notePage } from '../../../http/pages.ts';
import { readUpload, type Upload } from '../../../http/readUpload.ts';
import { sendPage } from '../../../http/sendPage.ts';
import type { Author } from '../author.ts';
import type { WorkshopService } from '../workshop/workshop.service.ts';
import type { PictureRecord } from './pictures.repository.ts';
import type { Pictures, WhyNoPicture } from './pictures.ts';

/** The site that the photographs belong to, and their sender. */
interface Whose {
  orderId: string;
  author: Author;
}

/** The HTTP routes for the photographs of a site: for the desk, and for the buyer who has its order’s link. */
export const picturesRoutes: FastifyPluginAsyncTypebox<{
  pictures: Pictures;
  sites: { workshop: Pick<WorkshopService, 'orderOf'> };
}> = async (app, { pictures, sites: { workshop } }) => {
  const answers = createAnswers(pictures);
  await app.register(deskRoutes, { answers });
  await app.register(buyerRoutes, { answers, pictures, orderOf: workshop.orderOf });
};

const deskOf = (request: FastifyRequest, orderId: string): Whose => ({
  orderId,
  author: { actorId: request.signedIn.id },
});

const deskRoutes: FastifyPluginAsyncTypebox<{ answers: Answers }> = async (app, { answers }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.route({
    ...listSitePictures,
    handler: (request, reply) => answers.list(reply, deskOf(request, request.params.id)),
  });
  app.route({
    ...addSitePicture,
    handler: (request, reply) => answers.begin(reply, deskOf(request, request.params.id), request.body),
  });
  app.route({
    ...removeSitePicture,
    handler: (request, reply) =>
      answers.remove(reply, deskOf(request, request.params.id), request.params.picture),
  });

  await app.register(async (pieces: typeof app) => {
    takePieces(pieces);
    pieces.route({
      ...sendSitePicturePiece,
      handler: ({ params, query, body }, reply) =>
        answers.append(
          reply,
          { orderId: params.id, pictureId: params.picture, start: Number(query.from) },
          body,
        ),
    });
  });
  await app.register(async (forms: typeof app) => {
    answers.takeForms(forms);
    forms.route({
      ...postSitePicture,
      ...formOptions,
      config: { ...postSitePicture.config, ...formOptions.config },
      handler: async (request, reply) => {
        const { id } = request.params;
        const taken = await answers.take(request, reply, deskOf(request, id));
        if (!taken) return reply;
        const { received, receivedNote, back } = deskSite.pictures;
        const link = { href: `/dashboard/orders/${id}/site`, label: back };
        const page = notePage({ heading: received, text: receivedNote(taken.file), link });
        return sendPage(reply, page, 201);
      },
    });
  });
};

const buyerRoutes: FastifyPluginAsyncTypebox<{
  answers: Answers;
  pictures: Pictures;
  orderOf: WorkshopService['orderOf'];
}> = async (app, { answers, pictures, orderOf }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  const buyerOf = async (token: string): Promise<Whose | undefined> => {
    const orderId = await orderOf(token);
    return orderId === undefined ? undefined : { orderId, author: 'buyer' };
  };

  app.route({
    ...listWorkshopPictures,
    handler: async ({ params }, reply) => answers.list(reply, await buyerOf(params.token)),
  });
  app.route({
    ...addWorkshopPicture,
    handler: async ({ params, body }, reply) => answers.begin(reply, await buyerOf(params.token), body),
  });
  app.route({
    ...removeWorkshopPicture,
    handler: async ({ params }, reply) => answers.remove(reply, await buyerOf(params.token), params.picture),
  });
  app.route({
    ...showWorkshopPicture,
    handler: async ({ params }, reply) => {
      const shown = await pictures.shown(params.token, params.picture);
      if (!shown) return reply.failure(404, unknownPicture);
      // The contract calls this response text; it is sent as bytes.
      const bytes: FastifyReply = reply;
      return bytes.type('image/webp').send(shown);
    },
  });
  app.route({
    ...downloadOrderSitePicture,
    config: { ...downloadOrderSitePicture.config, longestRead },
    handlerTimeout: longestRead,
    handler: async (request, reply) => {
      const original = await pictures.original(request.params.token, request.params.picture);
      if (!original) return reply.failure(404, unknownOriginal);
      const { name, size, type, bytes } = original;
      // The contract calls this response text; it is sent as a stream.
      const stream: FastifyReply = reply;
      return stream
        .type(type)
        .headers({ 'content-disposition': asAttachment(name), 'content-length': size })
        .send(Readable.from(bytes));
    },
  });

  await app.register(async (pieces: typeof app) => {
    takePieces(pieces);
    pieces.route({
      ...sendWorkshopPicturePiece,
      handler: async ({ params, query, body }, reply) => {
        const orderId = await orderOf(params.token);
        if (orderId === undefined) return reply.failure(404, unknownPicture);
        const place = { orderId, pictureId: params.picture, start: Number(query.from) };
        return answers.append(reply, place, body);
      },
    });
  });
  await app.register(async (forms: typeof app) => {
    answers.takeForms(forms);
    forms.route({
      ...postWorkshopPicture,
      ...formOptions,
      handler: async (request, reply) => {
        const { token } = request.params;
        const taken = await answers.take(request, reply, await buyerOf(token));
        return taken ? reply.redirect(`/orders/${token}/tell/pictures`, 303) : reply;
      },
    });
  });
};

// At a quarter of a megabit a second the largest takes eight minutes.
const longestRead = 10 * 60_000;

/** Accepts pieces of photographs as plain bytes only: their content is inspected once all have arrived. */
function takePieces(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: pictureLimits.pieceSize },
    (_request, body, done) => done(null, body),
  );
}

/**
 * The limit of a form's body, in bytes. A form that is only a little too large is read to its end, so that its sender
 * gets the reason.
 */
const longestForm = 4 * pictureLimits.size;
/** Each of these holds a whole photograph in memory until it has arrived. */
const mostForms = 4;

/**
 * The options of a route that receives a whole photograph from a browser without script. Its timeout is minutes, not
 * seconds.
 */
const formOptions = {
  config: { page: true, slowest: pictureLimits.slowest },
  handlerTimeout: pictureLimits.slowest + 20_000,
  onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
    const { 'content-length': length } = request.headers;
    // Every browser sends a form with a length.
    if (length === undefined) return reply.failure(411, withoutLength);
    if (Number(length) <= longestForm) return undefined;
    return reply.header('connection', 'close').failure(413, asInvalid(whyNot['too-large']));
  },
};

type Answers = ReturnType<typeof createAnswers>;

/** The responses to a sender of photographs, with or without script. */
function createAnswers(pictures: Pictures) {
  const arriving = createConcurrencyLimiter({
    concurrency: mostForms,
    queueLimit: 0,
    timeoutMs: 0,
    rejectWith: () => new TryAgainLater(),
  });

  return {
    async list(reply: FastifyReply, whose: Whose | undefined) {
      const there = whose && (await pictures.list(whose.orderId));
      if (!there) return reply.failure(404, unknownSite);
      return reply.send({ pictures: there.map(describe) });
    },

    async begin(reply: FastifyReply, whose: Whose | undefined, wanted: { name: string; size: number }) {
      const begun = whose && (await pictures.begin(whose.orderId, wanted, whose.author));
      if (!begun || begun.outcome === 'unknown') return reply.failure(404, unknownSite);
      if (begun.outcome === 'refused') return reply.failure(422, asInvalid(whyNot[begun.why]));
      return reply.code(201).send(describe(begun.picture));
    },

    async append(
      reply: FastifyReply,
      place: { orderId: string; pictureId: string; start: number },
      body: unknown,
    ) {
      if (!Buffer.isBuffer(body) || body.length === 0) return reply.failure(422, asInvalid(whyNot.empty));
      const appended = await pictures.append(place, body);
      if (appended === 'unknown') return reply.failure(404, unknownPicture);
      if (appended === 'out-of-order') return reply.failure(409, outOfOrder);
      if (appended === 'too-much') return reply.failure(422, asInvalid(tooMuch));
      return reply.send(describe(appended));
    },

    async remove(reply: FastifyReply, whose: Whose | undefined, pictureId: string) {
      const removed = whose && (await pictures.remove(whose.orderId, pictureId, whose.author));
      if (removed !== 'removed') return reply.failure(404, unknownPicture);
      return reply.code(204).send(null);
    },

    /** Accepts forms with photographs, a limited number at a time from all senders together. */
    takeForms(app: FastifyInstance) {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('multipart/form-data', (_request: FastifyRequest, body: IncomingMessage) =>
        arriving.run(() => readUpload(body, pictureLimits)),
      );
    },

    /** Stores the photograph of a form. Undefined when its sender was refused. */
    async take(
      request: FastifyRequest,
      reply: FastifyReply,
      whose: Whose | undefined,
    ): Promise<PictureRecord | undefined> {
      const refuse = (...why: Parameters<FastifyReply['failure']>) => {
        reply.failure(...why);
        return undefined;
      };
      const upload = request.body as Upload | 'too-large' | 'several' | undefined;
      if (!upload) return refuse(415, failureFor(415));
      if (upload === 'several') return refuse(422, asInvalid(onlyOne));
      if (upload === 'too-large') return refuse(422, asInvalid(whyNot['too-large']));

      const taking = whose && (await pictures.take(whose.orderId, upload, whose.author));
      if (!taking || taking.outcome === 'unknown') return refuse(404, unknownSite);
      if (taking.outcome === 'refused') return refuse(422, asInvalid(whyNot[taking.why]));
      return taking.picture;
    },
  };
}

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
const unknownOriginal = { error: 'unknown-picture', message: 'There is no such photograph any more.' };
const unknownPicture = { error: 'unknown-picture', message: 'Picture not found' };
