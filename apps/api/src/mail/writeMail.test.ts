import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asWords, writeHtml, writeText, type MailContent } from './writeMail.ts';

const mail: MailContent = {
  subject: 'Your order',
  blocks: [
    { kind: 'heading', text: 'Thank you' },
    { kind: 'paragraph', text: 'Hello Tom & <Jerry>, “it’s” done.' },
    { kind: 'receipt', lines: [{ name: 'Website', figure: '$299' }], total: '$299', note: 'Paid once.' },
    { kind: 'facts', facts: [{ label: 'Name', value: '<script>alert(1)</script>' }] },
    { kind: 'action', label: 'Follow it', url: 'https://shop.example/orders/abc?a=1&b=2' },
  ],
};

const wordsOf = (text: string) => text.replace(/[=\s]+/g, ' ').trim();
const textOf = (markup: string) =>
  wordsOf(
    markup
      .replace(/<(title|style)>.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );

test('both forms of a mail have the same words', () => {
  expect(textOf(writeHtml(mail)).replaceAll(' :', ':')).toBe(wordsOf(writeText(mail)));
});

test('typed text stays text', () => {
  const markup = writeHtml(mail);

  expect(markup).not.toContain('<script>');
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(markup).not.toMatch(/\sstyle=|\ssrc=/);
});

test('a mail program that ignores styles still colours the sign and the button', () => {
  const markup = writeHtml(mail);

  expect(markup).toMatch(/<td [^>]*bgcolor="#0a6847"[^>]*><font color="#ffc93c">/);
  expect(markup).toMatch(/<td bgcolor="#ffc93c"><a href="https/);
  expect(markup).toContain('<body bgcolor="#eff5f0" text="#0f1f19" link="#0a6847">');
});

test('an order’s reference stays on one line, wherever it stands in a sentence', () => {
  const text = 'Thank you. Your order AW-7KQ2-M4XZ is paid.';
  const markup = writeHtml({ ...mail, blocks: [{ kind: 'paragraph', text }] });

  expect(markup).toContain(
    '<p>Thank you. Your order <span class="reference">AW-7KQ2-M4XZ</span> is paid.</p>',
  );
  expect(readFileSync(new URL('mail.css', import.meta.url), 'utf8')).toMatch(
    /\.reference \{\s*white-space: nowrap;/,
  );
});

test('only the first of several actions is coloured', () => {
  const again = { kind: 'action', label: 'See it', url: 'https://shop.example/' } as const;
  const markup = writeHtml({ ...mail, blocks: [...mail.blocks, again, { ...again, label: 'See it again' }] });

  expect(markup.match(/<td bgcolor="#ffc93c">/g)).toHaveLength(1);
  expect(markup).toMatch(/<td bgcolor="#ffc93c"><a [^>]+>Follow it</);
});

test.each([
  ['http://evil.example', 'http:\u2060//evil.\u2060example'],
  ['www.evil.example', 'www.\u2060evil.\u2060example'],
  ['me@evil.example', 'me@\u2060evil.\u2060example'],
])('a mail program sees no link in %s', (typed, words) => {
  expect(asWords(typed)).toBe(words);
});

test.each(['Dr. Sharp', 'J.R. Hartley', 'Sharp & Sons', 'Ada: barber', 'O’Brien', '田中さん'])(
  '%s stays as it is',
  (name) => {
    expect(asWords(name)).toBe(name);
  },
);
