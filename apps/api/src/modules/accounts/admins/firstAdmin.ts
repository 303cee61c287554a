import type { Config } from '../../../config.ts';
import type { AdminsService, NewAdmin } from './admins.service.ts';

/**
 * Makes the first admin, once, as the settings say; outside production also when they say nothing.
 * Returns the login when its password was made up here, to be shown to the person who starts the shop.
 */
export async function makeFirstAdmin(
  admins: AdminsService,
  {
    production,
    adminEmail,
    adminPassword,
    shopEmail,
  }: Pick<Config, 'production' | 'adminEmail' | 'adminPassword' | 'shopEmail'>,
): Promise<NewAdmin | undefined> {
  if (production && !adminPassword) return undefined;
  const made = await admins.makeFirst({ email: adminEmail ?? shopEmail, password: adminPassword });
  return adminPassword ? undefined : made;
}
