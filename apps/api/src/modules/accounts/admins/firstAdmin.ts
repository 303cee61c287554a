import type { Config } from '../../../config.ts';
import type { AdminsService, NewAdmin } from './admins.service.ts';

/**
 * Makes the first admin, once, from the settings; outside production also without settings. Returns the login if its
 * password was generated here, to be shown to the person who starts the shop.
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
