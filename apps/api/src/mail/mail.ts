import { randomUUID } from 'node:crypto';
import { writeHtml, writeText, type Letter } from './letter.ts';

/** A letter in its envelope, as it is kept until it is sent. */
export interface Mail {
  id: string;
  /** Together with its order it names a mail: nobody gets the same one twice. */
  kind: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
}

export function sealLetter(
  letter: Letter,
  {
    kind,
    recipient,
    replyTo = null,
    at,
  }: { kind: string; recipient: string; replyTo?: string | null; at: Date },
): Mail {
  return {
    id: randomUUID(),
    kind,
    recipient,
    replyTo,
    subject: letter.subject,
    text: writeText(letter),
    html: writeHtml(letter),
    createdAt: at,
  };
}
