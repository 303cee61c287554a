import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { brand } from '@awning/content/brand';
import type { Language } from '@awning/templates/business';
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

type Sentence = readonly [heading: string, text: string];

interface Words {
  language: string;
  /** By their HTTP status. */
  statuses: Readonly<Record<number, Sentence>>;
  /** For a form whose reader is gone. */
  unread: { heading: string; ring: (telephone: string) => string; otherwise: string };
  paused: Sentence;
  /** The text of the link for reporting abuse. */
  report: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    language: brand.language,
    statuses: {
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
    },
    unread: {
      heading: 'Nobody reads this form any more',
      ring: (telephone) => `Nothing was sent. Please ring ${telephone}.`,
      otherwise: 'Nothing was sent. Please look on the site for another way.',
    },
    paused: [
      'This site is closed for now',
      `It comes back when its owner says so: please ask them. Is it yours? Write to ${brand.name} at ${brand.email}.`,
    ],
    report: 'Report abuse',
  },
  de: {
    language: 'de',
    statuses: {
      400: ['Das lässt sich nicht lesen', 'Ihr Browser hat auf eine Weise gefragt, die wir nicht verstehen.'],
      403: [
        'Das kam von einer anderen Website',
        'Bitte öffnen Sie das Formular auf dieser Website, und schicken Sie es von hier ab.',
      ],
      404: [
        'Hier ist nichts',
        'Unter dieser Adresse gibt es keine Seite. Bitte prüfen Sie, ob sie richtig geschrieben ist.',
      ],
      405: ['Das geht hier nicht', 'Hier kann man Seiten lesen und ihre Formulare abschicken.'],
      413: ['Das ist mehr, als wir annehmen können', 'Bitte gehen Sie zurück, und schicken Sie weniger.'],
      415: [
        'Das lässt sich nicht lesen',
        'Bitte schicken Sie das Formular ab, das auf dieser Website steht.',
      ],
      422: [
        'Das konnten wir nicht annehmen',
        'Bitte gehen Sie zurück, sehen Sie Ihre Angaben durch, und schicken Sie sie noch einmal.',
      ],
      429: [
        'Das ist zu oft',
        'Diesmal wurde nichts geschickt. Bitte warten Sie ein paar Minuten, gehen Sie zurück, und schicken Sie es noch einmal.',
      ],
      431: ['Das lässt sich nicht lesen', 'Ihr Browser schickt mehr, als wir annehmen können.'],
      500: ['Etwas ist schiefgegangen', 'Das liegt an uns. Bitte versuchen Sie es noch einmal.'],
      503: ['Bitte versuchen Sie es gleich noch einmal', 'Wir können diese Website gerade nicht zeigen.'],
    },
    unread: {
      heading: 'Dieses Formular liest niemand mehr',
      ring: (telephone) => `Es wurde nichts geschickt. Bitte rufen Sie an: ${telephone}.`,
      otherwise: 'Es wurde nichts geschickt. Bitte suchen Sie auf der Website nach einem anderen Weg.',
    },
    paused: [
      'Diese Website ist zurzeit geschlossen',
      `Sie kommt wieder, sobald ihr Inhaber es will: Bitte fragen Sie dort nach. Ist es Ihre? Schreiben Sie an ${brand.name}, ${brand.email}.`,
    ],
    report: 'Missbrauch melden',
  },
};

const inMarkup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asMarkup = (text: string) => text.replaceAll(/[&<>]/g, (sign) => inMarkup[sign]!);

/** A telephone number as it was typed, as a link if it contains a number. */
function telephoneLink(typed: string): string {
  const dialled = typed.replaceAll(/(?!^\+)\D/g, '');
  return /\d/.test(dialled) ? `<a href="tel:${dialled}">${asMarkup(typed)}</a>` : asMarkup(typed);
}

/** Messages where no site can give them: a page of a heading and a sentence, with nothing of the request in it. */
export function createSentences(headers: SiteHeaders, reportUrl: (host: string) => string) {
  const pageIn =
    (language: string) =>
    (status: number, [heading, text]: Sentence, more?: OutgoingHttpHeaders, below = ''): Answer => {
      const body = Buffer.from(
        `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style><h1>${heading}</h1><p>${text}</p>${below}</html>`,
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

  const spoken = ({ language, statuses, unread, paused, report }: Words) => {
    const page = pageIn(language);
    return {
      /** For an HTTP status. */
      of: (status: number, more?: OutgoingHttpHeaders): Answer =>
        page(status, statuses[status] ?? statuses[status < 500 ? 400 : 500]!, more),

      /** For a form whose reader is gone. */
      unread: (telephone: string | undefined): Answer =>
        page(410, [unread.heading, telephone ? unread.ring(telephoneLink(telephone)) : unread.otherwise]),

      /** For a closed site, at any of its hosts. */
      paused: (host: string): Answer =>
        page(
          503,
          paused,
          { 'retry-after': String(60 * 60) },
          `<p><a href="${asMarkup(reportUrl(host))}">${report}</a></p>`,
        ),
    };
  };

  return {
    /** In the language of a site. */
    in: { en: spoken(words.en), de: spoken(words.de) } satisfies Record<Language, unknown>,

    nobody: pageIn(brand.language)(404, [
      'No site is at this address',
      'Perhaps its name is spelt otherwise, or it has moved. Whoever gave you the address will know.',
    ]),
  };
}
