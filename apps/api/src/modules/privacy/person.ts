import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mails } from '../../database/schema.ts';

/** A person with an account, by everything their rows are found by. */
export interface Person {
  id: string;
  /** The account's mailbox, as addresses are compared. A visitor can register one that is not theirs. */
  claimedAddress: string;
  /** The same, once a link mailed to it was used: only then is what came from that address theirs too. */
  address: string | undefined;
  orderIds: readonly string[];
}

/** Whether a column of keys holds an address. Without an address, no row matches. */
export const isAddress = (key: PgColumn, address: string | undefined): SQL =>
  address === undefined ? sql`false` : eq(key, address);

/** Whether a column of JSON holds an address anywhere as a whole word of its own. */
export function mentionsAddress(column: PgColumn, address: string | undefined): SQL {
  if (address === undefined) return sql`false`;
  return sql`position(${JSON.stringify(address)} in lower(${column}::text collate "C")) > 0`;
}

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Mails that only an account causes, and only to its own address. */
const accountCauses = ['user', 'confirmation', 'reset', 'password'];

/** Mails to a person, from them to the shop, and about what is theirs. */
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
