import { brand } from '@awning/content/brand';
import { html, type Html } from './html.ts';
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
  const foot = [brand.tagline, ...(unsubscribeUrl ? [`${unsubscribe}\n${unsubscribeUrl}`] : [])];
  return `${[brand.name, ...body, ...foot].join('\n\n')}\n`;
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
      <body bgcolor="#eff5f0" text="#0f1f19" link="#0a6847">
        <table
          role="presentation"
          class="street"
          width="100%"
          bgcolor="#eff5f0"
          cellpadding="0"
          cellspacing="0"
        >
          <tr>
            <td class="curb" align="center">
              <table
                role="presentation"
                class="shop"
                width="560"
                bgcolor="#ffffff"
                cellpadding="0"
                cellspacing="0"
              >
                <tr>
                  <td class="board" colspan="${stripes.length}" bgcolor="#0a6847" align="left">
                    <font color="#ffc93c">${brand.name}</font>
                  </td>
                </tr>
                <tr aria-hidden="true">
                  ${stripes}
                </tr>
                <tr>
                  <td class="words" colspan="${stripes.length}" align="left">${blocks.map(drawBlock)}</td>
                </tr>
                <tr>
                  <td class="foot" colspan="${stripes.length}" align="left">
                    ${brand.tagline}${unsubscribeUrl && html`<br /><a href="${unsubscribeUrl}">${unsubscribe}</a>`}
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

/** The awning's edge, in cells: no picture has to be fetched for it. */
const stripes = Array.from({ length: 12 }, (_, place) =>
  place % 2 === 0
    ? html`<td class="scallop green" height="18" bgcolor="#0a6847"></td>`
    : html`<td class="scallop white" height="18" bgcolor="#ffffff"></td>`,
);

function drawBlock(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h1>${block.text}</h1>`;
    case 'paragraph':
      return html`<p>${block.text}</p>`;
    case 'quote':
      return html`<blockquote dir="auto">${linesOf(block.text)}</blockquote>`;
    case 'action':
      return html`<table role="presentation" class="push" cellpadding="0" cellspacing="0">
          <tr>
            <td bgcolor="#ffc93c"><a href="${block.url}">${block.label}</a></td>
          </tr>
        </table>
        <p class="small">${block.url}</p>`;
    case 'facts':
      return html`<table role="presentation" class="facts" cellpadding="0" cellspacing="0">
        ${block.facts.map(
          ({ label, value }) =>
            html`<tr>
              <td class="name">${label}:</td>
              <td><bdi>${value}</bdi></td>
            </tr>`,
        )}
      </table>`;
    case 'receipt':
      return html`<table role="presentation" class="receipt" width="100%" cellpadding="0" cellspacing="0">
          ${block.lines.map(
            ({ name, figure }) =>
              html`<tr>
                <td>${name}</td>
                <td class="figure" align="right">${figure}</td>
              </tr>`,
          )}
          <tr class="total">
            <td>Total</td>
            <td class="figure" align="right">${block.total}</td>
          </tr>
        </table>
        <p class="small">${block.note}</p>`;
  }
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/).map((line) => html`${line}<br />`);
