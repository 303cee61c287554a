import type { User } from '@awning/contract/accounts';
import type { UserRow } from './sessions/sessions.repository.ts';

/** The part of an account that the API returns to its owner. */
export const describeUser = ({ id, firstName, lastName, username, email, role }: UserRow): User => ({
  id,
  first_name: firstName,
  last_name: lastName,
  username,
  email,
  role: role === 'admin' ? 'admin' : 'customer',
});
