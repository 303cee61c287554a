import { blog } from '@awning/content/blog';
import { brand } from '@awning/content/brand';
import type { Post } from '@awning/content/post';
import { loadContent, posts } from '@awning/content/posts';
import type { AnchorProps } from '@awning/ui/components/Link';
import { renderToStaticMarkup } from 'react-dom/server';
import { postPath } from '../blog/blog.ts';
import { feedPath } from '../head/FeedLink.tsx';
import { paths } from '../paths.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** A day in the format of RFC 822. */
const date = (day: string) => new Date(`${day}T08:00Z`).toUTCString();

/** The blog for feed readers: RSS 2.0, with every post in full and absolute addresses. */
export async function writeRss(origin: string): Promise<string> {
  const items = await Promise.all(posts.map((post) => writeItem(post, origin)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    tag('title', blog.feed),
    tag('link', origin + paths.blog.to()),
    tag('description', blog.description),
    tag('language', brand.language.toLowerCase()),
    ...posts.slice(0, 1).map((newest) => tag('lastBuildDate', date(newest.date))),
    `<atom:link href="${origin}${feedPath}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

async function writeItem(post: Post, origin: string): Promise<string> {
  const address = origin + postPath(post);
  const Content = await loadContent(post);
  const words = renderToStaticMarkup(
    <>
      <p>
        <img src={origin + post.image.src} alt={post.image.alt} width="640" height="360" loading="lazy" />
      </p>
      <Content components={{ a: withOrigin(origin) }} />
    </>,
  );
  return [
    '<item>',
    tag('title', post.title),
    tag('link', address),
    `<guid isPermaLink="true">${escaped(address)}</guid>`,
    tag('pubDate', date(post.date)),
    tag('dc:creator', post.author),
    tag('category', post.category),
    tag('description', post.excerpt),
    tag('content:encoded', words),
    '</item>',
  ].join('\n');
}

/** A link that is valid wherever it is read. */
const withOrigin =
  (origin: string) =>
  ({ href, children }: AnchorProps) => <a href={new URL(href, origin).href}>{children}</a>;
