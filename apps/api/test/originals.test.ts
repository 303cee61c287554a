import { createHash } from 'node:crypto';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openBuiltDesk, ownerSettings, readHost, visitSite } from '../src/testing/builtDesk.ts';
import { dataFolder, payOrder, placeOrder, start } from '../src/testing/builtServer.ts';
import { freePort } from '../src/testing/freePort.ts';

const camera = 'Cammaker of Worthing';

/** A photograph whose metadata names the camera and the place. */
const photograph = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .withExif({
      IFD0: { Make: camera },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 48/1 0/1' },
    })
    .jpeg()
    .toBuffer();

const contentWith = (file: string) => ({
  version: 3,
  business: {
    name: 'Sharp & Sons',
    trade: 'Barber',
    mail: 'ada@sharp.example',
    address: { street: '3 Quay Row', town: 'Worthing', postcode: 'BN11 3PX' },
  },
  opening: { heading: 'Sharp', picture: { kind: 'photo', file, alt: 'Our front' } },
  prices: { groups: [{ heading: 'Cuts', items: [{ name: 'Dry cut', price: 2_400 }] }] },
});

test('the original of a photograph is at no address of the site, and in neither of its zips', async () => {
  const server = start({ DATA_DIR: await dataFolder(), PORT: String(await freePort()), ...ownerSettings });
  await server.ready();
  await payOrder(server.url, await placeOrder(server.url));
  const desk = await openBuiltDesk(server.url);

  const original = await photograph();
  expect(original.includes(camera)).toBe(true);
  expect(original.length).toBeLessThan(pictureLimits.pieceSize);
  const { id, file } = await desk.begin('front.jpg', original.length);
  await desk.sendPiece(id, 0, original);
  await expect.poll(async () => (await desk.pictures())[0]!.state).toBe('ready');
  await desk.save(1, contentWith(file));
  const release = await desk.build();
  await expect.poll(async () => (await desk.release(release.id)).state).toBe('built');
  const { address } = await desk.publish(release.id);

  const served = await visitSite(server.url, address);
  const files = unzipSync(await desk.zip('files'));
  const source = unzipSync(await desk.zip('source'));
  const { host } = new URL(address);
  // In the zip the files lie in a folder of their own, beside a note to the owner who unpacks it.
  const paths = Object.keys(files).map((one) => one.replace(/^site\//, ''));
  const all = paths.map((place) => readHost(server.url, host, `/${place}`));
  const handed = [
    ...[...served, ...(await Promise.all(all))].map(({ content }) => content),
    ...[...Object.values(files), ...Object.values(source)].map((content) => Buffer.from(content)),
  ];
  // Its scaled versions are there.
  expect(served.filter(({ place }) => place.endsWith('.avif')).length).toBeGreaterThan(0);
  expect(
    Object.keys(source).filter((place) => /\bpictures\/[0-9a-f]{64}$/.test(place)).length,
  ).toBeGreaterThan(0);
  expect(handed.filter((content) => content.includes(camera) || content.equals(original))).toEqual([]);

  const hash = createHash('sha256').update(original).digest('hex');
  for (const place of [file, `assets/${file}`, `pictures/${file}`, `assets/${hash}.jpg`, hash, id]) {
    expect([place, (await readHost(server.url, host, `/${place}`)).status]).toEqual([place, 404]);
  }
});
