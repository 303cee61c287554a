/* oxlint-disable react/no-array-index-key -- rendered once, so that no key is ever compared */
import { createElement, Fragment } from 'react';
import { brand } from '@awning/content/brand';
import { imprint } from '@awning/content/policies/imprint';

type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** A visitor's text, with its own line breaks. Goes through `asWords`. */
  | { kind: 'quote'; text: string }
  /** The first action of a mail is its purpose: it alone is coloured. */
  | { kind: 'action'; label: string; url: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'receipt'; lines: readonly { name: string; figure: string }[]; total: string; note: string };

/** The content of a mail, the same for both its forms. */
export interface MailContent {
  subject: string;
  blocks: readonly MailBlock[];
  /** For a newsletter: the address where one click ends it. Also written under the mail. */
  unsubscribeUrl?: string;
}

export interface MailDocumentProps extends MailContent {
  /** Its style sheet, inlined as it is. */
  style: string;
}

export const unsubscribeLabel = 'No more of these? Unsubscribe';

// A mail program that ignores styles still renders a table that is coloured by attributes, which React's types have
// mostly dropped.
const street = { bgcolor: '#eff5f0', text: '#0f1f19', link: '#0a6847' };
const ground = { bgcolor: '#eff5f0' };
const paper = { bgcolor: '#ffffff' };
const cloth = { bgcolor: '#0a6847' };
const button = { bgcolor: '#ffc93c' };
const plain = { role: 'presentation', cellPadding: 0, cellSpacing: 0 };

const stripes = 12;

/** A mail as HTML: tables and one style, since that is what mail programs support. */
export function MailDocument({ subject, blocks, unsubscribeUrl, style }: MailDocumentProps) {
  const main = blocks.find(({ kind }) => kind === 'action');

  return (
    <html lang={brand.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        {/* Our own, and hashed in the policy. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body {...street}>
        <table {...plain} {...ground} className="street" width="100%">
          <tbody>
            <tr>
              <td className="curb" align="center">
                <table {...plain} {...paper} className="shop" width="560">
                  <tbody>
                    <tr>
                      <td {...cloth} className="board" colSpan={stripes} align="left">
                        {createElement('font', { color: '#ffc93c' }, brand.name)}
                      </td>
                    </tr>
                    <Edge />
                    <tr>
                      <td className="words" colSpan={stripes} align="left">
                        {blocks.map((block, place) => (
                          <Block key={place} block={block} main={block === main} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td className="foot" colSpan={stripes} align="left">
                        {brand.tagline}
                        <br />
                        {imprint.join(' · ')}
                        {unsubscribeUrl && (
                          <>
                            <br />
                            <a href={unsubscribeUrl}>{unsubscribeLabel}</a>
                          </>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The awning's edge, in table cells: no picture has to be loaded for it. */
function Edge() {
  return (
    <tr aria-hidden="true">
      {Array.from({ length: stripes }, (_, place) =>
        place % 2 === 0 ? (
          <td {...cloth} key={place} className="scallop green" height="18" />
        ) : (
          <td {...paper} key={place} className="scallop white" height="18" />
        ),
      )}
    </tr>
  );
}

const reference = /(AW(?:-[0-9A-Z]{4}){2})/;

/** Our own sentence, in which the reference of an order is not broken after a hyphen. */
function Sentence({ text }: { text: string }) {
  return text.split(reference).map((part, place) =>
    reference.test(part) ? (
      <span key={place} className="reference">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function Block({ block, main }: { block: MailBlock; main: boolean }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h1>
          <Sentence text={block.text} />
        </h1>
      );
    case 'paragraph':
      return (
        <p>
          <Sentence text={block.text} />
        </p>
      );
    case 'quote':
      return (
        <blockquote dir="auto">
          {block.text.split(/\r\n|\r|\n/).map((line, place) => (
            <Fragment key={place}>
              {line}
              <br />
            </Fragment>
          ))}
        </blockquote>
      );
    case 'action':
      return (
        <>
          <table {...plain} className={main ? 'push' : 'push lesser'}>
            <tbody>
              <tr>
                <td {...(main ? button : paper)}>
                  <a href={block.url}>{block.label}</a>
                </td>
              </tr>
            </tbody>
          </table>
          <p className="small">{block.url}</p>
        </>
      );
    case 'facts':
      return (
        <table {...plain} className="facts">
          <tbody>
            {block.facts.map(({ label, value }) => (
              <tr key={label}>
                <td className="name">{label}:</td>
                <td>
                  <bdi>{value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'receipt':
      return (
        <>
          <table {...plain} className="receipt" width="100%">
            <tbody>
              {block.lines.map(({ name, figure }, place) => (
                <tr key={place}>
                  <td>{name}</td>
                  <td className="figure" align="right">
                    {figure}
                  </td>
                </tr>
              ))}
              <tr className="total">
                <td>Total</td>
                <td className="figure" align="right">
                  {block.total}
                </td>
              </tr>
            </tbody>
          </table>
          <p className="small">{block.note}</p>
        </>
      );
  }
}
