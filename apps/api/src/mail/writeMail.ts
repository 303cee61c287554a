import { brand } from '@awning/content/brand';
import { imprint } from '@awning/content/policies/imprint';
import { renderMail, unsubscribeLabel } from 'virtual:rendered-pages';
import type { MailContent } from '../pages/MailDocument/MailDocument.tsx';
import { mailStyle } from './mailStyle.ts';

export type { MailContent };

/** A visitor's text, written so that mail programs find no address in it to turn into a link. */
export const asWords = (typed: string) =>
  typed.replace(/:(?=\/\/)|\.(?=\p{L}{2})|@(?=\S)|\{(?=token:)/gu, (sign) => `${sign}\u2060`);

export function writeText({ blocks, unsubscribeUrl }: MailContent): string {
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
    brand.tagline,
    imprint.join('\n'),
    ...(unsubscribeUrl ? [`${unsubscribeLabel}\n${unsubscribeUrl}`] : []),
  ];
  return `${[brand.name, ...body, ...foot].join('\n\n')}\n`;
}

export const writeHtml = (content: MailContent): string => renderMail(content, mailStyle.text);
