/** Names that strangers would mistake for the shop itself, its mail or its machines. */
const reserved: ReadonlySet<string> = new Set(
  `
    www web http https ftp sftp ssh vpn dns ns1 ns2 ns3 ns4 wpad
    mail email webmail smtp imap pop pop3 mx1 mx2 autoconfig autodiscover
    postmaster hostmaster webmaster mailer-daemon noreply no-reply abuse security
    api app apps admin administrator root system internal localhost status
    account accounts auth login signup sso oauth user users desk dashboard
    shop store checkout pay payment payments billing till order orders
    help support contact legal privacy terms docs blog news press about
    cdn static assets files media images demo demos sites site try
    dev test testing stage staging beta preview example awning
  `
    .trim()
    .split(/\s+/),
);

/** Whether a name is the shop's own, or looks as if it were. */
export function createIsReserved(ownHosts: readonly string[]) {
  const ours = new Set(ownHosts.flatMap((host) => host.toLowerCase().replace(/:\d+$/, '').split('.')));
  // Under these names, releases are previewed before they are published.
  return (name: string) => reserved.has(name) || ours.has(name) || name.startsWith('preview');
}
