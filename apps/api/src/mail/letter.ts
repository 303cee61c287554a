import { brand } from '@awning/content/brand';
import { html, type Html } from '../html.ts';
import { letterStyle } from './letterStyle.ts';

type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** What somebody typed, with its own line breaks. Goes through `asWords`. */
  | { kind: 'quote'; text: string }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'receipt'; lines: readonly { name: string; figure: string }[]; total: string; note: string };

/** What a mail says, once for both its forms. */
export interface Letter {
  subject: string;
  blocks: readonly Block[];
  /** For a newsletter: where one click ends it. Also written under the letter. */
  unsubscribeUrl?: string;
}

/** Words that somebody typed: mail programs find no address in them to turn into a link. */
export const asWords = (typed: string) =>
  typed.replace(/:(?=\/\/)|\.(?=\p{L}{2})|@(?=\S)|\{(?=token:)/gu, (sign) => `${sign}\u2060`);

export function writeText({ blocks, unsubscribeUrl }: Letter): string {
  const body = blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
        return `${block.text}\n${'='.repeat(block.text.length)}`;
      case 'paragraph':
      case 'quote':
        return block.text;
      case 'action':
        return `${block.label}\n${block.url}`;
      case 'facts':
        return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
      case 'receipt': {
        const lines = block.lines.map(({ name, figure }) => `${name}  ${figure}`);
        return [...lines, `Total  ${block.total}`, '', block.note].join('\n');
      }
    }
  });
  const foot = [
    `${brand.name}\n${brand.tagline}`,
    ...(unsubscribeUrl ? [`${unsubscribe}\n${unsubscribeUrl}`] : []),
  ];
  return `${[...body, ...foot].join('\n\n')}\n`;
}

const unsubscribe = 'No more of these? Unsubscribe';

export function writeHtml({ subject, blocks, unsubscribeUrl }: Letter): string {
  const page = html`<!doctype html>
    <html lang="${brand.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        ${letterStyle.element}
      </head>
      <body bgcolor="#eff5f0">
        <table
          role="presentation"
          class="street"
          width="100%"
          bgcolor="#eff5f0"
          cellpadding="0"
          cellspacing="0"
        >
          <tr>
            <td align="center">
              <table
                role="presentation"
                class="shop"
                width="560"
                bgcolor="#ffffff"
                cellpadding="0"
                cellspacing="0"
              >
                <tr>
                  <td class="cloth" height="12" bgcolor="#0a6847"></td>
                </tr>
                <tr>
                  <td class="words">${blocks.map(drawBlock)}</td>
                </tr>
                <tr>
                  <td class="foot">
                    <b>${brand.name}</b><br />${brand.tagline}
                    ${unsubscribeUrl && html`<br /><a href="${unsubscribeUrl}">${unsubscribe}</a>`}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return page.markup;
}

function drawBlock(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h1>${block.text}</h1>`;
    case 'paragraph':
      return html`<p>${block.text}</p>`;
    case 'quote':
      return html`<blockquote dir="auto">${linesOf(block.text)}</blockquote>`;
    case 'action':
      return html`<p>
        <a class="button" href="${block.url}">${block.label}</a><br /><span class="small">${block.url}</span>
      </p>`;
    case 'facts':
      return html`<p>
        ${block.facts.map(({ label, value }) => html`<b>${label}:</b> <bdi>${value}</bdi><br />`)}
      </p>`;
    case 'receipt':
      return html`<table role="presentation" class="receipt" width="100%" cellpadding="0" cellspacing="0">
          ${block.lines.map(
            ({ name, figure }) =>
              html`<tr>
                <td>${name}</td>
                <td align="right">${figure}</td>
              </tr>`,
          )}
          <tr class="total">
            <td>Total</td>
            <td align="right">${block.total}</td>
          </tr>
        </table>
        <p class="small">${block.note}</p>`;
  }
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/).map((line) => html`${line}<br />`);
