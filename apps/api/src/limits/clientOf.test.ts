import { expect, test } from 'vitest';
import { clientOf } from './clientOf.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  // Some proxies add the port, which differs by connection.
  ['203.0.113.7:51324', '203.0.113.7'],
  ['[2001:db8:1:2::1]:51324', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['unknown', 'no address'],
  ['anything that somebody made up', 'no address'],
  ['203.0.113.7:51324:51324', 'no address'],
])('%s counts as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
