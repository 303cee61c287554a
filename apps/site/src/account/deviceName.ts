import { account } from '@awning/content/account';

// The first match counts: each browser also names the ones before it in this list.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['a Chromebook', /\bCrOS\b/],
  ['a Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (device: string, known: typeof browsers | typeof systems) =>
  known.find(([, sign]) => sign.test(device))?.[0];

/** The common name of a browser, by its user agent. */
export function deviceName(device: string): string {
  const browser = nameIn(device, browsers);
  const system = nameIn(device, systems);
  if (browser && system) return account.devices.on(browser, system);
  return browser ?? (device.trim() === '' ? account.devices.unknown : device.slice(0, 60));
}
