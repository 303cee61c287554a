import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { brand } from '@awning/content/brand';
import type { Answer } from './answer.ts';
import { hidden, type SiteHeaders } from './headers.ts';

const style =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2}';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const words: Record<number, [heading: string, text: string]> = {
  400: ['This cannot be read', 'Your browser asked in a way that we do not understand.'],
  403: ['That came from another site', 'Please open the form on this site, and send it from there.'],
  404: ['There is nothing here', 'No page is at this address. Please check how it is spelt.'],
  405: ['That cannot be done here', 'Pages can be read here, and the forms on them sent.'],
  413: ['That is more than we can take', 'Please go back and send less.'],
  415: ['This cannot be read', 'Please send the form that is on this site.'],
  422: ['That could not be taken', 'Please go back, look at what you filled in, and send it again.'],
  429: [
    'That is too often',
    'Nothing was sent this time. Please wait a few minutes, go back and send it again.',
  ],
  431: ['This cannot be read', 'Your browser sends more than we can take.'],
  500: ['Something went wrong', 'It is our fault. Please try again.'],
  503: ['Please try again in a moment', 'We cannot show this site just now.'],
};

const inMarkup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asMarkup = (text: string) => text.replaceAll(/[&<>]/g, (sign) => inMarkup[sign]!);

/** What is said where no site can say it: a page of a heading and a sentence, with nothing in it of what was asked. */
export function createSentences(headers: SiteHeaders) {
  const page = (status: number, [heading, text]: [string, string], more?: OutgoingHttpHeaders): Answer => {
    const body = Buffer.from(
      `<!doctype html><html lang="${brand.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style><h1>${heading}</h1><p>${text}</p></html>`,
    );
    return {
      status,
      headers: {
        ...headers.documents,
        ...hidden,
        'content-security-policy': policy,
        'content-type': 'text/html; charset=utf-8',
        'content-length': body.length,
        ...more,
      },
      body,
    };
  };

  return {
    /** For a status of HTTP. */
    of: (status: number, more?: OutgoingHttpHeaders): Answer =>
      page(status, words[status] ?? words[status < 500 ? 400 : 500]!, more),

    /** For a form whose reader is gone. */
    unread: (telephone: string | undefined): Answer => {
      const instead = telephone
        ? `Please ring ${asMarkup(telephone)}.`
        : 'Please look on the site for another way.';
      return page(410, ['Nobody reads this form any more', `Nothing was sent. ${instead}`]);
    },

    nobody: page(404, [
      'No site is at this address',
      'Perhaps its name is spelt otherwise, or it has moved. Whoever gave you the address will know.',
    ]),

    paused: page(
      503,
      [
        'This site is closed for now',
        `It comes back when its owner says so: please ask them. Is it yours? Write to ${brand.name} at ${brand.email}.`,
      ],
      { 'retry-after': String(60 * 60) },
    ),
  };
}
