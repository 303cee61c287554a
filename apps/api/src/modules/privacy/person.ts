import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mails } from '../../database/schema.ts';

/** A person with an account, with everything by which their rows are found. */
export interface Person {
  id: string;
  /** The account's mailbox as a key for comparison. A visitor can register an address that is not theirs. */
  claimedAddress: string;
  /** The same, once a link mailed to it was used: only then do the data from that address belong to the account. */
  address: string | undefined;
  orderIds: readonly string[];
}

/** The condition that a key column equals an address. Without an address, no row matches. */
export const isAddress = (key: PgColumn, address: string | undefined): SQL =>
  address === undefined ? sql`false` : eq(key, address);

/** The condition that a JSON column contains an address as a whole string. */
export function mentionsAddress(column: PgColumn, address: string | undefined): SQL {
  if (address === undefined) return sql`false`;
  return sql`position(${JSON.stringify(address)} in lower(${column}::text collate "C")) > 0`;
}

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Causes of mails that only an account has, and that go only to its own address. */
const accountCauses = ['user', 'confirmation', 'reset', 'password'];

/** Mails to a person, mails from them to the shop, and mails about their orders. */
export const isMailOf = ({ id, orderIds, address, claimedAddress }: Person): SQL | undefined =>
  or(
    isAddress(mails.recipientKey, address),
    isAddress(mails.replyToKey, address),
    inArray(sql`substring(${mails.cause} from ${`(${uuid})`})`, [id, ...orderIds]),
    and(
      isAddress(mails.recipientKey, claimedAddress),
      inArray(sql`split_part(${mails.cause}, ' ', 1)`, accountCauses),
    ),
  );
