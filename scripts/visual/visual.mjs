// Takes a picture of every story by day and by night, now and at another commit, and lays the differences side by side:
// docs/how-to/tests.md. `npm run visual -- --against <commit> --only <words of a story’s id>`. Nothing is sent
// anywhere, and nothing is kept but `.data/visual`.
import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { comparePictures } from './comparePictures.mjs';
import { findOrInstallBrowser } from '../findBrowser.mjs';
import { run } from '../run.mjs';

/** @typedef {{ id: string, title: string, name: string, type: string, tags?: string[] }} Entry */
/** @typedef {import('playwright').Page} Page */

const root = fileURLToPath(new URL('../..', import.meta.url));
const {
  values: { against, only },
} = parseArgs({
  options: { against: { type: 'string', default: 'main' }, only: { type: 'string', default: '' } },
});

const themes = ['day', 'night'];
// Any day would do, as long as both have the same.
const now = new Date('2026-06-17T12:00:00Z');
const contentTypes = new Map(
  Object.entries({
    css: 'text/css',
    html: 'text/html',
    js: 'text/javascript',
    json: 'application/json',
    svg: 'image/svg+xml',
  }),
);

const result = path.join(root, '.data/visual');
const workshop = await mkdtemp(path.join(os.tmpdir(), 'awning-visual-'));
const past = path.join(workshop, 'past');
execFileSync('git', ['worktree', 'add', '--detach', past, against], { cwd: root, stdio: 'ignore' });
try {
  await lendModules();
  console.log(`Building Storybook as it is here, and as it is at ${against} …`);
  const [before, after] = [await build(past, 'before'), await build(root, 'after')];
  process.exitCode = (await compare(before, after)) === 0 ? 0 : 1;
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', past], { cwd: root });
  await rm(workshop, { recursive: true, force: true });
}

/** The packages installed here, except our own: the old commit has its own version of those. */
async function lendModules() {
  const own = path.join(past, 'node_modules');
  await mkdir(own);
  const lent = path.join(root, 'node_modules');
  for (const name of await readdir(lent))
    if (name !== '@awning' && name !== '.cache') await symlink(path.join(lent, name), path.join(own, name));
  await mkdir(path.join(own, '@awning'));
  for (const name of await readdir(path.join(lent, '@awning')))
    await symlink(await readlink(path.join(lent, '@awning', name)), path.join(own, '@awning', name));
}

/**
 * @param {string} from
 * @param {string} name
 */
async function build(from, name) {
  const folder = path.join(workshop, name);
  await run('npx', ['storybook', 'build', '--quiet', '--output-dir', folder], { cwd: from, stdio: 'ignore' });
  return folder;
}

/**
 * @param {string} before
 * @param {string} after
 * @returns {Promise<number>} how many stories differ
 */
async function compare(before, after) {
  const [old, stories] = await Promise.all([before, after].map(readStories));
  const all = [...new Map([...(old ?? []), ...(stories ?? [])]).values()];
  const wanted = all.filter(({ id, title, name }) => `${id} ${title} ${name}`.includes(only));
  if (wanted.length === 0) throw new Error(`No story is called ${only}.`);
  console.log(`Picturing ${wanted.length} stories …`);

  await rm(result, { recursive: true, force: true });
  await mkdir(result, { recursive: true });
  const servers = [await serve(before), await serve(after)];
  const found = await findOrInstallBrowser();
  // An element that is painted anew in part may differ in a pixel of its round corners from one that is painted whole.
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, '--disable-partial-raster'],
  });
  /** @type {Difference[]} */
  const differences = [];
  const waiting = [...wanted];
  const work = async () => {
    const views = await Promise.all(servers.map(({ url }) => openView(browser, url)));
    let order = themes;
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const { id } = story;
      const take = async (/** @type {typeof picture} */ way) => {
        const [was, is] = await Promise.all([
          old?.has(id) ? way(views[0], story, order) : undefined,
          stories?.has(id) ? way(views[1], story, order) : undefined,
        ]);
        return keepDifferences(story, was, is);
      };
      // A story that follows another may differ in a pixel of a rounded corner or in what had the focus before.
      const suspected = await take(picture);
      for (const { pictures } of suspected)
        for (const { file } of pictures) await rm(path.join(result, file));
      const certain = suspected.length > 0 ? await take(pictureAfresh) : [];
      // The next begins where this one ends.
      if (!isDesign(story)) order = order.toReversed();
      differences.push(...certain);
      if (waiting.length % 100 === 0) console.log(`${waiting.length} to go, ${differences.length} differ`);
    }
  };
  // Two stories at a time, each as it was and as it is: as many pages as keep two cores busy.
  await Promise.all([work(), work()]);
  await browser.close();
  for (const { close } of servers) close();

  const page = path.join(result, 'index.html');
  await writeFile(page, pageOf(differences, wanted.length));
  for (const { label, said } of differences) console.log(`${label}: ${said}`);
  console.log(`${differences.length} pictures of ${wanted.length} stories differ. Look at ${page}`);
  return differences.length;
}

/**
 * The stories to compare: without those that show a mistake, and those that never look the same twice.
 *
 * @param {string} folder
 */
async function readStories(folder) {
  /** @type {{ entries: Record<string, Entry> }} */
  const { entries } = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags?.includes('test') && !tags.includes('unsteady'),
  );
  return new Map(stories.map((story) => [story.id, story]));
}

/** @param {string} folder */
async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, decodeURIComponent(pathname));
    response.setHeader('content-type', contentTypes.get(path.extname(file).slice(1)) ?? '');
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise((resolve) => {
    server.listen(0, () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}

/**
 * A page in which one story follows another: a Storybook takes longer to open than a story to show.
 *
 * @typedef {object} View
 * @property {Page} page
 * @property {string} url
 * @property {number} left how many more stories it shows before it is opened anew
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<View>}
 */
async function openView(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  return { page, url, left: 0 };
}

/**
 * A design’s story has its own theme, with any theme in the toolbar.
 *
 * @param {Entry} story
 */
function isDesign({ title }) {
  return title.startsWith('Designs/');
}

/**
 * A story in each theme, with the effects of its play in both.
 *
 * @param {View | undefined} view
 * @param {Entry} story
 * @param {readonly string[]} order of the themes
 * @returns {Promise<Map<string, Buffer>>}
 */
async function picture(view, story, order) {
  /** @type {Map<string, Buffer>} */
  const pictures = new Map();
  if (!view) return pictures;
  const [first = '', second = ''] = order;
  await show(view, story.id, first);
  pictures.set(isDesign(story) ? 'its own' : first, await photograph(view.page));
  if (isDesign(story)) return pictures;
  await view.page.evaluate(proceed, { theme: second });
  return pictures.set(second, await photograph(view.page));
}

/**
 * The same, with a page of its own for each theme.
 *
 * @param {View | undefined} view
 * @param {Entry} story
 * @param {readonly string[]} order of the themes
 * @returns {Promise<Map<string, Buffer>>}
 */
async function pictureAfresh(view, story, order) {
  /** @type {Map<string, Buffer>} */
  const pictures = new Map();
  if (!view) return pictures;
  for (const theme of isDesign(story) ? order.slice(0, 1) : order) {
    view.left = 0;
    await show(view, story.id, theme);
    pictures.set(isDesign(story) ? 'its own' : theme, await photograph(view.page));
  }
  return pictures;
}

/**
 * @param {View} view
 * @param {string} id
 * @param {string} theme
 */
async function show(view, id, theme) {
  const { page, url } = view;
  view.left -= 1;
  if (view.left > 0) return page.evaluate(proceed, { theme, id });
  view.left = 50;
  // Other tests read axe's findings.
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme};a11y.manual:!true`);
  await page.waitForFunction(hasEnded);
}

/** @param {Page} page */
async function photograph(page) {
  await page.evaluate(stand);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Whether the story’s play is over, passed or failed; the picture shows Storybook's page either way. */
function hasEnded() {
  /** @type {{ last(event: string): unknown } | undefined} */
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const ends = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException'];
  return ends.some((event) => channel?.last(event));
}

/**
 * Changes the theme and the story in the page, and waits until its play is over.
 *
 * @param {{ theme: string, id?: string }} next
 */
async function proceed({ theme, id }) {
  /** @type {{ on(event: string, hear: () => void): void, off(event: string, hear: () => void): void, emit(event: string, what: unknown): void, last(event: string): [{ globals: { theme: string } }] }} */
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const ends = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException'];
  /** @param {() => void} begin */
  const untilEnded = (begin) =>
    new Promise((resolve) => {
      const hear = () => {
        for (const event of ends) channel.off(event, hear);
        resolve(undefined);
      };
      for (const event of ends) channel.on(event, hear);
      begin();
    });
  if (channel.last('globalsUpdated')[0].globals.theme !== theme)
    await untilEnded(() => channel.emit('updateGlobals', { globals: { theme } }));
  window.scrollTo(0, 0);
  if (id) await untilEnded(() => channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' }));
}

/** Waits in the page until all fonts and pictures have loaded. */
async function stand() {
  for (const image of document.images) image.loading = 'eager';
  await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** @typedef {{ label: string, said: string, pictures: { caption: string, file: string }[] }} Difference */

/**
 * @param {Entry} story
 * @param {Map<string, Buffer> | undefined} before
 * @param {Map<string, Buffer> | undefined} after
 * @returns {Promise<Difference[]>}
 */
async function keepDifferences({ id, title, name }, before, after) {
  const differences = [];
  for (const theme of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
    const was = before?.get(theme);
    const is = after?.get(theme);
    const { count, picture: marked } = was && is ? await comparePictures(was, is) : { count: undefined };
    if (count === 0) continue;
    const shots = { 'as it was': was, 'as it is': is, 'what differs': marked };
    const pictures = [];
    for (const [caption, shot] of Object.entries(shots)) {
      if (!shot) continue;
      const file = `${id}--${theme}--${caption}.png`.replaceAll(' ', '-');
      await writeFile(path.join(result, file), shot);
      pictures.push({ caption, file });
    }
    const said = count === undefined ? (was ? 'is gone' : 'is new') : `${count} points differ`;
    differences.push({ label: `${title}, ${name}, ${theme}`, said, pictures });
  }
  return differences;
}

/**
 * @param {readonly Difference[]} differences
 * @param {number} stories
 */
function pageOf(differences, stories) {
  const items = differences.map(
    ({ label, said, pictures }) =>
      `<section><h2>${label}</h2><p>${said}</p><div>${pictures
        .map(
          ({ caption, file }) =>
            `<figure><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></figure>`,
        )
        .join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>What differs</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start}figure{flex:1;margin:0;min-width:0}img{max-width:100%;outline:1px solid}</style>
<h1>${differences.length} pictures of ${stories} stories differ from ${against}</h1>${items.join('\n')}</html>
`;
}
