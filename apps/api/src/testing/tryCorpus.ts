import { oddStrings } from '@awning/contract/testing/oddStrings';
import type { TestApp } from './createTestApp.ts';

interface Answer {
  statusCode: number;
  body: string;
}

export interface Door {
  /** What every field holds while it is not the one that is tried, different at each call. */
  usual: (turn: number) => Record<string, string>;
  fields: readonly string[];
  /** Fields that may be left empty; nothing is kept of them then. */
  optional?: readonly string[];
  send: (app: TestApp, fields: Record<string, string>) => Promise<Answer>;
  /** The names that were refused, when the answer says so. */
  refusedIn: (answer: Answer) => readonly string[] | undefined;
  isTaken: (answer: Answer) => boolean;
  /** What is kept now, by the names of the fields. */
  kept: (app: TestApp) => Promise<readonly object[]>;
  /** A form cannot send half a character, nor an optional field of spaces. */
  asSent?: (value: string) => string;
  /** Sends one of so many strings, where each costs much. */
  oneOf?: number;
  /** What is the same to the shop, such as an address in capitals. */
  asRead?: (value: string) => string;
}

const abreast = 25;

/**
 * Puts the whole corpus into every field of a call. Each string goes into all fields at once; those that are refused by
 * name get their usual words, and the rest must be kept to the letter. Returns what went wrong, and how much was tried.
 */
export async function tryCorpus(app: TestApp, door: Door) {
  const { asSent = (value) => value, asRead = (value) => value, optional = [], oneOf = 1 } = door;
  const strings = oddStrings.filter((_, place) => place % oneOf === 0);
  const wrong: string[] = [];
  const expected = new Set<string>();
  const refusals = new Set<string>();
  let taken = 0;

  const tryOne = async (odd: string, turn: number, names = door.fields): Promise<void> => {
    const sent = asSent(odd);
    const usual = door.usual(turn);
    const all = { ...usual, ...Object.fromEntries(names.map((name) => [name, sent])) };
    const first = await door.send(app, all);
    if (first.statusCode === 413) {
      // Too much altogether: one after the other. What is too much alone is refused.
      if (names.length === 1) return;
      for (const [place, name] of names.entries()) await tryOne(odd, turn * 40 + place * 4 + 40_000, [name]);
      return;
    }

    const refused = door.isTaken(first) ? [] : door.refusedIn(first);
    if (!refused || refused.some((name) => !names.includes(name))) {
      wrong.push(`${first.statusCode} for ${JSON.stringify(odd.slice(0, 60))}`);
      return;
    }
    for (const name of refused) refusals.add(name);
    // Nothing of it is left to be kept.
    if (refused.length === names.length) return;

    const fields = { ...all, ...Object.fromEntries(refused.map((name) => [name, usual[name]!])) };
    const second = refused.length === 0 ? first : await door.send(app, fields);
    if (door.isTaken(second)) {
      taken += 1;
      expected.add(signatureOf(fields));
    } else
      wrong.push(`${second.statusCode} without ${refused.join()} for ${JSON.stringify(odd.slice(0, 60))}`);
  };
  const signatureOf = (row: object) => {
    const fields = row as Record<string, string | null>;
    return JSON.stringify(
      door.fields.map((name) => {
        const value = fields[name] ?? '';
        return optional.includes(name) && value === '' ? null : asRead(value);
      }),
    );
  };

  for (let start = 0; start < strings.length; start += abreast) {
    const some = strings.slice(start, start + abreast);
    await Promise.all(some.map((odd, place) => tryOne(odd, start + place)));
  }

  const kept = new Set((await door.kept(app)).map(signatureOf));
  return {
    wrong,
    /** What was taken and is not there as it was sent, and what is there and was never sent. */
    changed: [
      ...[...expected].filter((one) => !kept.has(one)),
      ...[...kept].filter((one) => !expected.has(one)),
    ].map((one) => one.slice(0, 200)),
    /** Fields in which anything was refused, and how much was taken. */
    refusals: [...refusals].toSorted(),
    taken,
    tried: strings.length * door.fields.length,
  };
}

/** The names that a refusal in JSON lists. */
export const namesInJson = ({ statusCode, body }: Answer) =>
  statusCode === 422
    ? Object.keys((JSON.parse(body) as { fields?: Record<string, string> }).fields ?? {})
    : undefined;

/** The names beside which a form that came back says something. */
const namesInForm = ({ statusCode, body }: Answer) =>
  statusCode === 422 ? [...body.matchAll(/id="(\w+)-error"/g)].map(([, name]) => name!) : undefined;

/** How a call is made and answered in JSON. */
export const inJson = (url: string, taken: number) =>
  ({
    send: ({ post }, fields) => post(url, fields),
    refusedIn: namesInJson,
    isTaken: ({ statusCode }) => statusCode === taken,
  }) satisfies Partial<Door>;

/** How the same is done by a plain form: a second door to the same room, through which one of four goes. */
export const byForm = (url: string) =>
  ({
    asSent: asForm,
    oneOf: 4,
    send: ({ postForm }, fields) => postForm(url, fields),
    refusedIn: namesInForm,
    isTaken: ({ statusCode }) => statusCode === 303,
  }) satisfies Partial<Door>;

/** What a browser makes of halves of characters before it sends a form. */
export const asForm = (value: string) => {
  const whole = Buffer.from(value).toString();
  return whole.trim() === '' ? '' : whole;
};
