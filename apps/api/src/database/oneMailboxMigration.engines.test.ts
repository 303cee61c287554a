import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openBareDatabase } from '../testing/testDatabase.ts';

const folder = new URL('./migrations/', import.meta.url);

test('an address in plain letters that was kept before there were keys has its key at once', async () => {
  const database = await openBareDatabase();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const place = files.indexOf('0008_one_mailbox.sql');
  const migrate = async (name: string) => database.run(await readFile(new URL(name, folder), 'utf8'));

  for (const name of files.slice(0, place)) await migrate(name);
  const keep = (subject: string, recipient: string, replyTo: string | null) =>
    database.query(
      `insert into mails (id, cause, kind, subject, recipient, reply_to, text, html, created_at, due_at)
      values (gen_random_uuid(), $1, '', $1, $2, $3, '', '', now(), now())`,
      [subject, recipient, replyTo],
    );
  await keep('1', 'KIM@Sharp.example', null);
  await keep('2', 'desk@awning.example', 'Q@XN--mnchen-3ya.example');
  await keep('3', 'q@münchen.example', '\u212aim@sharp.example');
  await migrate(files[place]!);

  const rows = await database.query('select recipient_key, reply_to_key from mails order by subject');
  expect(rows).toEqual([
    { recipient_key: 'kim@sharp.example', reply_to_key: '' },
    { recipient_key: 'desk@awning.example', reply_to_key: 'q@xn--mnchen-3ya.example' },
    // What SQL does not know is left to `updateAddressKeys`.
    { recipient_key: '', reply_to_key: '' },
  ]);
});
