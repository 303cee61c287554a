import type { Order } from '@awning/contract/orders';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { auditLog, blobs, orders, sitePictures } from '../../../database/schema.ts';
import { anOrder, aSitePicture, keep } from '../../../testing/seed.ts';
import { halves, openPictures, pieceSize } from './pictures.fixtures.ts';
import { scalePicture } from './scalePicture.ts';

/** Noise, which no format compresses well. */
const heavy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

const colourAt = async (content: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [data[at]!, data[at + 1]!, data[at + 2]!].map((one) => (one > 200 ? 1 : one < 60 ? 0 : one));
};

test('a photograph arrives in pieces, and is ready in the sizes that designs ask for', async () => {
  const {
    order,
    user,
    app,
    begin,
    sendFrom,
    list,
    runJobs,
    records,
    pieces,
    blobs: kept,
    site,
  } = await openPictures();
  const content = await heavy(2_000, 1_000);
  expect(content.length).toBeGreaterThan(pieceSize);

  const begun = await begin('C:\\Bilder\\Vor dem Läden.JPG', content.length);
  expect(begun.statusCode).toBe(201);
  const { id } = begun.json();
  expect(begun.json()).toEqual({
    id,
    file: 'vor-dem-laden.jpg',
    name: 'C:\\Bilder\\Vor dem Läden.JPG',
    size: content.length,
    received: 0,
    state: 'arriving',
    refusal: null,
    width: null,
    height: null,
  });
  const sent = await sendFrom(id, content);
  expect(sent).toMatchObject({ id, state: 'scaling', received: content.length });
  await runJobs();

  expect(await list()).toMatchObject([{ id, state: 'ready', width: 1_600, height: 800 }]);
  const [picture] = await records();
  expect(picture!.sizes.map(({ format, width, height }) => `${format} ${width} × ${height}`)).toEqual([
    'avif 480 × 240',
    'avif 960 × 480',
    'avif 1600 × 800',
    'webp 960 × 480',
  ]);
  const bytes = await kept();
  expect(bytes.size).toBe(4);
  for (const { hash, format, width, height, size } of picture!.sizes) {
    const found = bytes.get(hash)!;
    expect(found.length).toBe(size);
    const told = await sharp(found).metadata();
    expect(told).toMatchObject({ width, height, format: format === 'avif' ? 'heif' : 'webp' });
  }
  // The original is stored too, in case other sizes are wanted one day.
  const sentPieces = (await pieces()).toSorted((one, other) => one.start - other.start);
  expect(Buffer.concat(sentPieces.map((piece) => piece.content)).equals(content)).toBe(true);
  expect(await app.services.pictures.sourcesOf(site.id)).toEqual({
    'vor-dem-laden.jpg': {
      hash: picture!.hash,
      width: 1_600,
      height: 800,
      sizes: picture!.sizes.map(({ format, width, height, hash }) => ({ format, width, height, hash })),
    },
  });
  expect(await app.rows(auditLog)).toMatchObject([
    { action: 'site.picture.add', actorId: user.id, subjectId: order.id, detail: { picture: id } },
  ]);
});

test('a photograph is turned upright, and its place and camera are removed', async () => {
  const { take, records, blobs: kept } = await openPictures();
  const content = await halves(400, 300)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Cammaker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const before = await sharp(content).metadata();
  expect(before.orientation).toBe(6);
  expect(content.includes('Cammaker')).toBe(true);

  expect(await take('front.jpg', content)).toMatchObject({ state: 'ready', width: 300, height: 400 });
  const [picture] = await records();
  // No size is larger than the original.
  expect(picture!.sizes.map(({ format, width }) => `${format} ${width}`)).toEqual(['avif 300', 'webp 300']);
  for (const made of (await kept()).values()) {
    const told = await sharp(made).metadata();
    expect([told.exif, told.xmp, told.iptc, told.icc, told.orientation ?? 1]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      1,
    ]);
    expect(made.includes('Cammaker')).toBe(false);
    // Turned clockwise, the original's left is on top.
    expect(await colourAt(made, 0.5, 0.1)).toEqual([1, 0, 0]);
    expect(await colourAt(made, 0.5, 0.9)).toEqual([0, 0, 1]);
  }
});

test.each([
  ['PNG', (picture: Sharp) => picture.png()],
  ['PNG that is called JPEG', (picture: Sharp) => picture.png()],
  ['WebP', (picture: Sharp) => picture.webp({ lossless: true })],
  ['AVIF', (picture: Sharp) => picture.avif({ quality: 90 })],
  ['GIF', (picture: Sharp) => picture.gif()],
  ['JPEG of four inks', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
  ['JPEG of wider colours', (picture: Sharp) => picture.withIccProfile('p3').jpeg({ quality: 95 })],
])('a %s is recognised by its bytes', async (_name, as) => {
  const { take, records, blobs: kept } = await openPictures();
  expect(await take('front.jpg', await as(halves(40, 30)).toBuffer())).toMatchObject({
    state: 'ready',
    width: 40,
    height: 30,
  });
  const [picture] = await records();
  const bytes = (await kept()).get(picture!.sizes[0]!.hash)!;
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const red = [...data.subarray((15 * info.width + 5) * info.channels).subarray(0, 3)];
  expect(red[0]! - Math.max(red[1]!, red[2]!)).toBeGreaterThan(150);
});

test('a moving GIF is reduced to its first picture, and transparency is kept', async () => {
  const { take, records, blobs: kept } = await openPictures();
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 30, height: 30, channels: 4, background } })
        .composite([
          {
            input: { create: { width: 15, height: 30, channels: 4, background: '#000000' } },
            left: 15,
            top: 0,
            blend: 'dest-out',
          },
        ])
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);

  expect(await take('moving.gif', moving)).toMatchObject({ state: 'ready', width: 30, height: 30 });
  const [picture] = await records();
  const bytes = (await kept()).get(picture!.sizes[0]!.hash)!;
  const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => [...data.subarray((10 * 30 + x) * 4, (10 * 30 + x) * 4 + 4)];
  expect(pixel(5)[0]).toBeGreaterThan(200);
  expect(pixel(5)[3]).toBeGreaterThan(240);
  expect(pixel(25)[3]).toBeLessThan(15);
});

const small = () => halves(20, 20);
const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1');
const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

test.each<[string, RegExp, () => Buffer | Promise<Buffer>]>([
  ['an HEIC photograph', /HEIC .* Most Compatible/, () => box('heic')],
  [
    'an SVG drawing',
    /SVG/,
    () => Buffer.from('<?xml version="1.0"?><svg xmlns="x"><script>alert(1)</script></svg>'),
  ],
  ['a PDF', /PDF/, () => Buffer.from('%PDF-1.7 and so on')],
  [
    'a page that is called a picture',
    /no picture that we can read/,
    () => Buffer.from('<!doctype html><p>Hello'),
  ],
  ['a TIFF', /no picture that we can read/, () => small().tiff().toBuffer()],
  [
    'a picture that is an archive too',
    /hidden in it/,
    async () => Buffer.concat([await small().jpeg().toBuffer(), zip]),
  ],
  [
    'a picture that is a document too',
    /hidden in it/,
    async () => {
      const picture = await small().jpeg().toBuffer();
      const words = Buffer.from('%PDF-1.7');
      const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
      return Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
    },
  ],
  [
    'a picture that is a page too',
    /hidden in it/,
    async () => Buffer.concat([await small().gif().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
  ],
  [
    'half a JPEG',
    /damaged/,
    async () => {
      const picture = await heavy(300, 300);
      return picture.subarray(0, picture.length / 2);
    },
  ],
  [
    'half a PNG',
    /damaged/,
    async () => {
      const picture = await sharp(await heavy(300, 300))
        .png()
        .toBuffer();
      return picture.subarray(0, picture.length / 2);
    },
  ],
  ['nothing but the head of a picture', /damaged/, () => Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  [
    'a bomb',
    /10000 × 6001 pixels, which is 61 megapixels/,
    () =>
      sharp({ create: { width: 10_000, height: 6_001, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer(),
  ],
  [
    'a side of more than 100,000 pixels',
    /100001 × 1 pixels/,
    () =>
      sharp({ create: { width: 100_001, height: 1, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer(),
  ],
  [
    'a thread',
    /too long and thin/,
    () =>
      sharp({ create: { width: 10, height: 101, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer(),
  ],
])('%s is refused in a sentence, and none of it is stored', async (_name, why, make) => {
  const { take, pieces, app, records } = await openPictures();
  const refused = await take('front.jpg', await make());

  expect(refused).toMatchObject({ state: 'refused', refusal: expect.stringMatching(why) as string });
  expect(refused.refusal).toMatch(/[.]$/);
  expect(await pieces()).toEqual([]);
  expect(await app.rows(blobs)).toEqual([]);
  expect(await records()).toMatchObject([{ sizes: [] }]);
});

test('the same photograph under any name is stored once, and scaled once', async () => {
  const { send, list, runJobs, take, remove, app, pieces } = await openPictures();
  const content = await halves(30, 20).jpeg().toBuffer();
  const first = await send('front.jpg', content);
  const beforeScaling = await send('again.jpg', content);
  expect(beforeScaling).toMatchObject({ id: first.id, file: 'front.jpg', state: 'scaling' });
  await runJobs();
  const afterScaling = await send('once-more.jpg', content);
  expect(afterScaling).toMatchObject({ id: first.id, file: 'front.jpg', state: 'ready' });
  expect(await list()).toHaveLength(1);
  expect(await pieces()).toMatchObject([{ pictureId: first.id }]);

  // Another photograph of the same name gets another name.
  const other = await take('front.jpg', await halves(31, 20).jpeg().toBuffer());
  expect(other).toMatchObject({ file: 'front-2.jpg', state: 'ready' });
  expect((await remove(first.id)).statusCode).toBe(204);
  expect(await list()).toMatchObject([{ file: 'front-2.jpg' }]);
  // Its original is deleted with it.
  expect(await pieces()).toMatchObject([{ pictureId: other.id }]);
  expect((await app.rows(auditLog)).at(-1)).toMatchObject({ action: 'site.picture.remove' });
  expect((await remove(first.id)).statusCode).toBe(404);
});

test('scaling a photograph twice gives the same bytes', async () => {
  const content = await heavy(600, 400);
  const [one, two] = await Promise.all([scaledHashes(content), scaledHashes(content)]);
  expect(one).toEqual(two);
});

async function scaledHashes(content: Buffer) {
  const scaled = await scalePicture(content);
  return 'refusal' in scaled ? scaled.refusal : scaled.sizes.map(({ hash }) => hash);
}

test('an upload that stopped half-way continues where it stopped, and a piece may come twice', async () => {
  const { begin, sendPiece, sendFrom, list, runJobs } = await openPictures();
  const content = await heavy(1_400, 1_000);
  const { id } = (await begin('front.jpg', content.length)).json();
  await sendPiece(id, 0, content.subarray(0, pieceSize));
  const [stopped] = await list();
  expect(stopped).toMatchObject({ received: pieceSize, state: 'arriving' });

  const again = await sendPiece(id, 0, content.subarray(0, pieceSize));
  expect([again.statusCode, again.json().received]).toEqual([200, pieceSize]);
  const gap = await sendPiece(id, pieceSize + 1, Buffer.from('x'));
  expect([gap.statusCode, gap.json().error]).toEqual([409, 'out-of-order']);
  expect((await sendPiece(id, pieceSize, Buffer.alloc(0))).statusCode).toBe(422);
  expect((await sendPiece(id, pieceSize, Buffer.alloc(pieceSize + 1))).statusCode).toBe(413);

  await sendFrom(id, content, stopped!.received);
  await runJobs();
  expect(await list()).toMatchObject([{ id, state: 'ready' }]);
});

test('bytes beyond the announced size are refused', async () => {
  const { begin, sendPiece, list } = await openPictures();
  const { id } = (await begin('front.jpg', 3)).json();
  const tooMuch = await sendPiece(id, 0, Buffer.from('four'));

  expect([tooMuch.statusCode, tooMuch.json().message]).toEqual([
    422,
    'More came than the picture was said to have. Take it away and add it again.',
  ]);
  expect(await list()).toMatchObject([{ received: 0, state: 'arriving' }]);
});

test('a photograph beyond a limit of the site is refused', async () => {
  const { app, site, begin, desk, headers, sendPiece } = await openPictures();
  const { size, pictures, together } = pictureLimits;
  const refusal = async (bytes: number) => {
    const { statusCode, json } = await begin('front.jpg', bytes);
    return [statusCode, json().message];
  };
  expect(await refusal(0)).toEqual([422, 'This picture is empty. Choose another.']);
  expect(await refusal(size + 1)).toEqual([
    422,
    'This picture is too large. A picture may have up to 15 MB.',
  ]);

  const six = Array.from({ length: 6 }, (_, place) => aSitePicture(site.id, { file: `${place}`, size }));
  await keep(app, sitePictures, [...six, aSitePicture(site.id, { file: 'no', size, state: 'refused' })]);
  expect(await refusal(together - 6 * size + 1)).toEqual([
    422,
    'The pictures of a site may have up to 100 MB together. Take one away first.',
  ]);
  const more = Array.from({ length: pictures - 8 }, (_, place) =>
    aSitePicture(site.id, { file: `more ${place}`, size: 1 }),
  );
  await keep(app, sitePictures, more);
  expect((await begin('last.jpg', 1)).statusCode).toBe(201);
  expect(await refusal(1)).toEqual([422, 'A site holds up to 60 pictures. Take one away first.']);

  const elsewhere = desk.replace(/orders\/[^/]+/, `orders/${site.id}`);
  expect((await app.post(elsewhere, { name: 'a.jpg', size: 1 }, headers)).statusCode).toBe(404);
  expect((await app.get(elsewhere, headers)).statusCode).toBe(404);
  expect((await sendPiece(site.id, 0, Buffer.from('x'))).statusCode).toBe(404);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['.htaccess', 'htaccess'],
  ['', 'picture'],
  ['sea\0front.jpg', 'sea-front.jpg'],
  ['👍.jpg', 'picture.jpg'],
  ['A  b..c.JPEG', 'a-b-c.jpeg'],
  [`${'x'.repeat(900)}.png`, `${'x'.repeat(80)}.png`],
])('%s becomes a name that content can have', async (name, file) => {
  const { begin } = await openPictures();
  expect((await begin(name, 1)).json().file).toBe(file);
  expect((await begin(name, 1)).json().file).toBe(file.replace(/(\.\w+)?$/, '-2$1'));
});

test('the owner gets a photograph back as they sent it, by the link of the order', async () => {
  const { app, order, take, remove } = await openPictures();
  const seen = async () => {
    const answer = await app.get(`/orders/${order.token}/status`);
    return answer.json<{ order: Order }>().order.pictures;
  };
  expect(await seen()).toEqual([]);
  const camera = await halves(2_000, 1_000)
    .withExifMerge({ IFD0: { Make: 'Cammaker' } })
    .png()
    .toBuffer();
  const content = Buffer.concat([camera, Buffer.alloc(pieceSize + 5)]);
  const { id } = await take('C:\\Bilder\\Vor dem Läden.JPG', content);

  const url = `/orders/${order.token}/site/pictures/${id}/original`;
  expect(await seen()).toEqual([{ name: 'Vor dem Läden.JPG', size: content.length, url }]);
  const answer = await app.get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    // The type comes from its bytes, not its name.
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="Vor dem L-den.JPG"; filename*=UTF-8''Vor%20dem%20L%C3%A4den.JPG`,
    'content-length': String(content.length),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.rawPayload.equals(content)).toBe(true);

  await remove(id);
  expect((await app.get(url)).statusCode).toBe(404);
  expect(await seen()).toEqual([]);
});

test.each([
  ['JPEG', 'image/jpeg', () => halves(20, 20).jpeg()],
  ['WebP', 'image/webp', () => halves(20, 20).webp()],
  ['AVIF', 'image/avif', () => halves(20, 20).avif()],
  ['GIF', 'image/gif', () => halves(20, 20).gif()],
])('a %s is returned with its type, in pieces of any size', async (_name, type, picture) => {
  const { app, order, begin, sendPiece, runJobs } = await openPictures();
  const content = await picture().toBuffer();
  const { id } = (await begin('front', content.length)).json();
  await sendPiece(id, 0, content.subarray(0, 2));
  await sendPiece(id, 2, content.subarray(2, 5));
  await sendPiece(id, 5, content.subarray(5));
  await runJobs();

  const answer = await app.get(`/orders/${order.token}/site/pictures/${id}/original`);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.rawPayload.equals(content)).toBe(true);
});

test('a photograph that is incomplete, was refused, or is another order’s is not served', async () => {
  const { app, order, begin, take, send } = await openPictures();
  const other = anOrder();
  await keep(app, orders, [other]);
  const arriving = (await begin('half.png', 100)).json().id;
  const refused = (await take('drawing.svg', Buffer.from('<svg></svg>'))).id;
  const ready = (await take('front.png', await halves(20, 20).png().toBuffer())).id;
  const waiting = (await send('back.png', await halves(30, 20).png().toBuffer())).id;

  const statusOf = async (token: string, id: string) =>
    (await app.get(`/orders/${token}/site/pictures/${id}/original`)).statusCode;
  expect(await statusOf(order.token, ready)).toBe(200);
  for (const id of [arriving, refused, waiting]) expect(await statusOf(order.token, id)).toBe(404);
  for (const token of [other.token, 'nothing', '%00']) expect(await statusOf(token, ready)).toBe(404);
});
