import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';

/** Each connection keeps all that it has prepared, and a list makes another statement for each of its lengths. */
const most = 300;

export type NameStatement = (statement: QueryConfig, values?: readonly unknown[]) => QueryConfig;

/** Names statements by their texts, so that PostgreSQL reads and plans each once in a connection, and not each time. */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  return (statement, values = []) => {
    const { text } = statement;
    // Without values, as BEGIN, it is one message in any case.
    if (values.length === 0) return statement;
    if (!names.has(text) && names.size < most)
      names.set(text, createHash('sha256').update(text).digest('base64url'));
    const name = names.get(text);
    return name === undefined ? statement : { ...statement, name };
  };
}
