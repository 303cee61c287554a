import { someOddStrings } from '@awning/contract/testing/oddStrings';
import { expect, test } from 'vitest';
import { messages } from '../../database/schema.ts';
import { createSite } from '../../testing/createSite.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';

const url = '/contact/create';
const fields = ['name', 'email', 'subject', 'message'] as const;
type Fields = Record<(typeof fields)[number], string>;

const forms = {
  JSON: {
    asSent: (typed: string) => typed,
    send: ({ post }: TestApp, typed: Fields) => post(url, typed),
    taken: 201,
    refusedIn: (body: string) => Object.keys((JSON.parse(body) as { fields: object }).fields),
  },
  'a form': {
    // A browser replaces lone surrogates before it sends them.
    asSent: (typed: string) => Buffer.from(typed).toString(),
    send: ({ postForm }: TestApp, typed: Fields) => postForm(url, typed),
    taken: 303,
    refusedIn: (body: string) => [...body.matchAll(/id="(\w+)-error"/g)].map(([, name]) => name!),
  },
};

// packages/contract tests which strings the schemas accept, with all of them.
test.each(Object.entries(forms))(
  'by %s, any text is either kept to the letter or refused at its field',
  async (_name, { asSent, send, taken, refusedIn }) => {
    const { site } = await createSite();
    const app = await createTestApp({ site });
    const expected: Fields[] = [];
    const refused = new Set<string>();

    for (const [turn, odd] of someOddStrings.entries()) {
      const usual = { name: 'Ada', email: `p${turn}@people.example`, subject: '', message: `No ${turn}` };
      const sent = asSent(odd);
      const first = await send(app, { name: sent, email: sent, subject: sent, message: sent });
      const names = first.statusCode === taken ? [] : refusedIn(first.body);
      const corrected = Object.fromEntries(
        fields.map((name) => [name, names.includes(name) ? usual[name] : sent]),
      ) as Fields;
      const last = names.length > 0 ? await send(app, corrected) : first;
      expect([odd, last.statusCode]).toEqual([odd, taken]);
      for (const name of names) refused.add(name);
      expected.push({ ...corrected, subject: corrected.subject.trim() === '' ? '' : corrected.subject });
    }

    const found = (await app.rows(messages)).map(({ name, email, subject, message }) => ({
      name,
      email,
      subject: subject?.trim() ? subject : '',
      message,
    }));
    const written = (all: readonly Fields[]) => all.map((one) => JSON.stringify(one)).toSorted();
    expect(written(found)).toEqual(written(expected));
    expect([...refused].toSorted()).toEqual(fields.toSorted());
  },
);
