import { createHash } from 'node:crypto';
import { trapName } from '@awning/templates/trapName';
import { vars } from '@awning/ui/theme';
import { expect, test } from 'vitest';
import { buildRelease } from './buildRelease.tsx';
import type { ReleaseFile, ReleaseInput, ReleasePart } from './release.ts';
import { releaseHash } from './releaseHash.ts';
import { bundleOf, samples } from './sampleInput.fixtures.ts';

const built = await Promise.all(
  samples.map(async (input) => {
    const bundle = await bundleOf(input.templateId);
    return { id: input.templateId, input, bundle, parts: buildRelease(input, bundle) };
  }),
);

const isFile = (part: ReleasePart): part is ReleaseFile => 'bytes' in part;
const textOf = ({ bytes }: ReleaseFile) => new TextDecoder().decode(bytes);
const pagesIn = (parts: readonly ReleasePart[]) =>
  parts.filter(isFile).filter(({ path }) => path.endsWith('.html'));
const fileIn = (parts: readonly ReleasePart[], path: string) => {
  const file = parts.filter(isFile).find((one) => one.path === path);
  if (!file) throw new Error(`No file is called ${path}.`);
  return textOf(file);
};
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** Bytes as a text: compared one by one they take a hundred times as long. */
const inText = (parts: readonly ReleasePart[]) =>
  parts.map((part) => (isFile(part) ? { ...part, bytes: Buffer.from(part.bytes).toString('base64') } : part));

test.each(built)('$id is built twice to the same bytes', ({ input, bundle, parts }) => {
  const again: ReleaseInput = structuredClone(input);
  expect(inText(buildRelease(again, bundle))).toEqual(inText(parts));
});

test('each page is reported as soon as it is drawn, with the number of pages', () => {
  const { input, bundle, parts } = built[0]!;
  const told: number[][] = [];
  buildRelease(input, bundle, 'host', (...pages) => told.push(pages));

  const of = fileIn(parts, 'sitemap.xml').match(/<loc>/g)!.length;
  expect(of).toBeGreaterThan(1);
  expect(told).toEqual(Array.from({ length: of }, (_, place) => [place + 1, of]));
});

test('the name of a release depends on its input, in any order of fields, and changes with any of it', () => {
  const [input] = samples;
  const name = releaseHash(input!, 'b');
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(releaseHash(Object.fromEntries(Object.entries(input!).toReversed()) as never, 'b')).toBe(name);
  const others = Object.keys(input!).map((field) => releaseHash({ ...input!, [field]: 'other' }, 'b'));
  expect(new Set([name, releaseHash(input!, 'c'), ...others]).size).toBe(others.length + 2);
});

/** The file at an address of the site: a host looks into folders. */
const fileAt = (address: string) => (address.endsWith('/') ? `${address}index.html` : address).slice(1);

test.each(built)('$id: whatever its pages lead to or show is there', ({ parts }) => {
  const there = new Set(parts.map(({ path }) => path));
  const anchors = new Map(pagesIn(parts).map((page) => [page.path, new Set(attributes(textOf(page), 'id'))]));
  const lost = pagesIn(parts).flatMap((page) => {
    const html = textOf(page);
    const shown = [
      ...attributes(html, 'src'),
      ...attributes(html, 'srcSet').flatMap((set) => set.split(', ').map((size) => size.split(' ')[0] ?? '')),
      ...[...html.matchAll(/url\(([^)]*)\)/g)].map(([, url = '']) => url),
    ];
    const ways = attributes(html, 'href').filter((way) => !/^(?:https?|tel|mailto):/.test(way));
    return [...shown, ...ways].filter((way) => {
      const [address = '', anchor] = way.split('#');
      const file = address === '' ? page.path : fileAt(address);
      return !there.has(file) || (anchor !== undefined && !anchors.get(file)?.has(anchor));
    });
  });
  expect(lost).toEqual([]);
  expect(attributes(pagesIn(parts).map(textOf).join(''), 'href').length).toBeGreaterThan(50);
});

test.each(built)('$id speaks of no host but its own and those its business names', ({ input, parts }) => {
  const known = [
    input.origin,
    input.reportUrl,
    'https://www.openstreetmap.org/',
    'https://schema.org',
    'http://www.w3.org/',
    'http://www.sitemaps.org/',
  ];
  const said = JSON.stringify(input.content);
  const strange = parts
    .filter(isFile)
    .filter(({ type }) => !type.startsWith('font/'))
    .flatMap((file) => textOf(file).match(/https?:\/\/[^"'\s<>)\\]+/g) ?? [])
    .filter((url) => !known.some((host) => url.startsWith(host)) && !said.includes(url));
  expect(strange).toEqual([]);
  for (const page of pagesIn(parts)) expect(textOf(page)).not.toMatch(/awning|cookie/i);
});

test.each(built)(
  '$id has every page of its business where people and search engines look',
  ({ bundle, input, parts }) => {
    const { pages } = bundle.design.render({ content: input.content });
    const sitemap = fileIn(parts, 'sitemap.xml');
    for (const { address } of pages) {
      const at = address === '' ? '/' : `/${address}/`;
      const html = fileIn(parts, fileAt(at));
      expect(html).toContain(`<link rel="canonical" href="${input.origin}${at}"/>`);
      expect(sitemap).toContain(`<loc>${input.origin}${at}</loc>`);
      expect(html).not.toContain('noindex');
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html).toContain(`"url":"${input.origin}/"`);
    }
    expect(fileIn(parts, '404.html')).toContain('noindex');
    expect(fileIn(parts, 'robots.txt')).toContain(`Sitemap: ${input.origin}/sitemap.xml`);
    expect(sitemap.match(/<loc>/g)).toHaveLength(pages.length);
  },
);

test.each(built)(
  '$id says on each of its pages where abuse is reported: in menu or not, not found, and in answer to a form',
  ({ input, parts }) => {
    const pages = pagesIn(parts);
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['index.html', '404.html']));
    expect(paths.some((path) => /^forms\/\w+\/sent\//.test(path))).toBe(true);
    expect(paths.some((path) => /^forms\/\w+\/refused\//.test(path))).toBe(true);
    const silent = pages.filter((page) => !textOf(page).includes(`href="${input.reportUrl}"`));
    expect(silent.map(({ path }) => path)).toEqual([]);
  },
);

test('each page keeps its slug under another name and at another address', () => {
  const { id, input, bundle, parts } = built[0]!;
  const slugs = bundle.design.render({ content: input.content }).pages.map(({ slug }) => slug);
  const renamed = Object.fromEntries(slugs.map((slug, place) => [slug || 'home', { name: `Room ${place}` }]));
  const content = { ...input.content, designs: { [id]: { pages: renamed } } };
  const pathsIn = (all: readonly ReleasePart[]) =>
    slugs.map((slug) => all.filter(isFile).flatMap(({ page, path }) => (page === slug ? [path] : [])));

  const before = pathsIn(parts);
  expect(before[0]).toEqual(['index.html']);
  expect(new Set(before.flat()).size).toBe(slugs.length);
  expect(pathsIn(buildRelease({ ...input, content }, bundle))).toEqual(
    slugs.map((_, place) => [place === 0 ? 'index.html' : `room-${place}/index.html`]),
  );
  expect(parts.filter((part) => 'page' in part)).toHaveLength(slugs.length);
});

interface Priced {
  prices?: { groups: readonly { items: readonly { name: string; price?: number }[] }[] };
  business: { telephone?: string };
  hours?: { week: readonly { opens: string }[] };
}

const readable = (html: string) =>
  html
    .replaceAll(/<script[^>]*>.*?<\/script>|<!-- -->|\u00AD/gs, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');

test.each(built)('$id says every price, hour and number that was put in', ({ input, parts }) => {
  const { prices, business, hours } = input.content as unknown as Priced;
  const pages = pagesIn(parts).map(textOf);
  const said = pages.map(readable).join('');
  const sums = (prices?.groups ?? [])
    .flatMap(({ items }) => items)
    .flatMap(({ price }) =>
      price ? [price % 100 === 0 ? String(price / 100) : (price / 100).toFixed(2)] : [],
    );
  expect(sums.filter((sum) => !new RegExp(`\\D${sum.replace('.', '[.,]')}(?!\\d)`).test(said))).toEqual([]);
  expect(said).toContain(business.telephone);
  // As search engines read them.
  for (const { opens } of hours?.week ?? []) expect(pages[0]).toContain(`"opens":"${opens}"`);
});

test.each(built)('$id: each form is posted to an address of its own, and answered there', ({ parts }) => {
  const all = pagesIn(parts).flatMap((page) => textOf(page).match(/<form\b.*?<\/form>/gs) ?? []);
  const forms = all.filter((form) => /^<form\b[^>]* method="post"/.test(form));
  // The others filter the page itself, and send nothing.
  expect(all.filter((form) => !forms.includes(form) && form.includes(' action="'))).toEqual([]);
  expect(forms).not.toEqual([]);
  for (const form of forms) {
    const [, name] = /^<form\b[^>]* action="\/forms\/([a-z]+)" method="post"/.exec(form) ?? [];
    expect(name).toBeDefined();
    expect(form).toContain(`name="${trapName}"`);
    expect(readable(fileIn(parts, `forms/${name}/sent/index.html`))).toContain(
      'Thank you, that has been sent.',
    );
    expect(readable(fileIn(parts, `forms/${name}/refused/index.html`))).toContain('That could not be sent.');
    for (const answer of ['sent', 'refused'])
      expect(fileIn(parts, `forms/${name}/${answer}/index.html`).match(/<h1\b/g)).toHaveLength(1);
  }
});

test('in a German site the answers are German', () => {
  const { input, bundle } = built[0]!;
  const parts = buildRelease({ ...input, content: { ...input.content, language: 'de' } }, bundle);
  expect(readable(fileIn(parts, 'forms/ask/sent/index.html'))).toContain('Danke, das ist abgeschickt.');
  expect(readable(fileIn(parts, 'index.html'))).toContain('Missbrauch melden');
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(built)('$id: the policy of each page allows what is in it and no more', ({ parts }) => {
  for (const page of pagesIn(parts)) {
    const html = textOf(page);
    const policy = page.headers?.['content-security-policy'] ?? '';
    const inline = [
      ...[...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style),
      ...[...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script),
    ].map(hashOf);
    expect(policy.match(/'sha256-[^']+'/g)?.toSorted()).toEqual(inline.toSorted());
    expect(policy).not.toContain('http');
  }
});

test('a release has only the styles and fonts in use, and only the pictures on its pages', () => {
  const { input, bundle } = built[0]!;
  const unseen = {
    hash: 'f',
    width: 8,
    height: 6,
    sizes: [{ format: 'webp', width: 8, height: 6, hash: 'f' }],
  } as const;
  const parts = buildRelease({ ...input, pictures: { ...input.pictures, 'unseen.jpg': unseen } }, bundle);
  const assets = parts.filter(({ path }) => path.startsWith('assets/'));
  expect(assets.map(({ path }) => path)).toContain('assets/bell-1.woff2');
  expect(assets.filter(({ path }) => /gong|unseen/.test(path))).toEqual([]);
  expect(fileIn(parts, 'index.html')).not.toContain('Gong');
  expect(assets.every(({ immutable }) => immutable)).toBe(true);
});

const choosable = built.flatMap(({ id, input, bundle }) => {
  const [[own] = [], [other, look] = []] = Object.entries(bundle.design.typefaces);
  return other === undefined ? [] : [{ id, input, bundle, own, other, look }];
});

test.each(choosable)('$id: of two pairs of typefaces the chosen one alone is shipped', (site) => {
  const { input, bundle, own, other, look } = site;
  const [theme] = bundle.design.render({ content: input.content }).theme.split(' ');
  const css =
    `@font-face{font-family:Own;src:url(fonts/bell-1.woff2)}@font-face{font-family:Other;src:url(fonts/gong-2.woff2)}` +
    `.${theme}{--text:Own}.${look?.className}{--text:Other}html{font-family:var(--text)}`;
  const shipped = (typefaces: string | undefined) =>
    buildRelease({ ...input, options: { typefaces } }, { ...bundle, css })
      .filter(({ type }) => type === 'font/woff2')
      .map(({ path }) => path);
  expect(shipped(own)).toEqual(['assets/bell-1.woff2']);
  expect(shipped(other)).toEqual(['assets/gong-2.woff2']);
});

test('a front photograph is the picture for shared links, unless the site is drawn', () => {
  const { input, bundle } = built.find(({ id }) => id === 'restaurant-tide') ?? built[0]!;
  const content = {
    ...input.content,
    opening: { heading: 'Here', picture: { kind: 'photo', file: 'front.jpg', alt: 'The door' } },
  };
  const sizes = [600, 1200, 2400].map((width) => ({
    format: 'webp' as const,
    width,
    height: width / 2,
    hash: `f${width}`,
  }));
  const pictures = { 'front.jpg': { hash: 'f', width: 2400, height: 1200, sizes } };
  const photographed = buildRelease({ ...input, content, pictures }, bundle);
  expect(fileIn(photographed, 'index.html')).toContain(
    '<meta property="og:image" content="https://sharp.example/assets/front-1200x600-f1200.webp"/>',
  );
  expect(photographed).toContainEqual({
    path: 'assets/front-1200x600-f1200.webp',
    type: 'image/webp',
    blob: 'f1200',
    immutable: true,
  });
  const drawn = buildRelease({ ...input, content, pictures, options: { pictures: 'drawn' } }, bundle);
  expect(fileIn(drawn, 'index.html')).not.toContain('og:image');
});

test.each(built)('$id opens from a disk: every way is from where the page lies', ({ input, bundle }) => {
  const parts = buildRelease({ ...input, formsAt: input.origin }, bundle, 'disk');
  const there = new Set(parts.map(({ path }) => path));
  for (const page of pagesIn(parts)) {
    const html = textOf(page);
    const ways = [...attributes(html, 'href'), ...attributes(html, 'src')].filter(
      (way) => !/^(?:https?:|tel:|mailto:|#)/.test(way),
    );
    const lost = ways.filter((way) => {
      const { pathname } = new URL(way, `file:///${page.path}`);
      return way.startsWith('/') || !there.has(pathname.slice(1));
    });
    expect(lost).toEqual([]);
    const actions = attributes(html, 'action');
    expect(actions.filter((action) => !action.startsWith('https://sharp.example/forms/'))).toEqual([]);
  }
});

test.each(built)(
  '$id has no form and no answer to one where the owner cannot read them',
  ({ input, bundle }) => {
    const withForms = buildRelease(input, bundle);
    const parts = buildRelease({ ...input, formsAt: null }, bundle);
    const paths = parts.map(({ path }) => path);
    expect(withForms.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual(
      withForms.map(({ path }) => path).filter((path) => path.startsWith('forms/')),
    );
    for (const page of pagesIn(parts))
      expect(textOf(page)).not.toMatch(/<form\b[^>]*method="post"|action="[^"]*forms/);
    const words = pagesIn(parts).map(textOf).join().replaceAll('\u00ad', '');
    expect(words).toContain('Nothing can be sent from this page.');
  },
);

test('the icon is the first letter of the name, in the colours of the theme', () => {
  const { input, bundle } = built[0]!;
  const site = bundle.design.render({ content: input.content });
  const nameOf = (variable: string) => variable.slice('var('.length, -1);
  const { accent, onAccent } = vars.color;
  const css = `${bundle.css}.${site.theme.split(' ')[0]}{${nameOf(accent)}:#123456;${nameOf(onAccent)}:${accent}}`;
  const content = { ...input.content, business: { ...(input.content['business'] as object), name: '“élan' } };
  const icon = fileIn(buildRelease({ ...input, content }, { ...bundle, css }), 'favicon.svg');
  expect(icon).toContain('>É</text>');
  expect(icon).toContain('rx="10" fill="#123456"');
  expect(icon).toContain('y="34" fill="#123456"');
});
