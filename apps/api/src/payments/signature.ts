import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far, in seconds, the sender's clock may be from ours. */
const tolerance = 300;

const digest = (secret: string, timestamp: string, body: Buffer) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();

const secondsAt = (now: Date) => Math.floor(now.getTime() / 1000);

/** Signs a body for now: `t=<seconds>,v1=<hex>`. */
export function sign(body: Buffer, secret: string, now: Date): string {
  const timestamp = String(secondsAt(now));
  return `t=${timestamp},v1=${digest(secret, timestamp, body).toString('hex')}`;
}

/** Whether a body was signed with this secret, recently. With an empty secret none is. */
export function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  if (secret === '' || header.length > 1000) return false;

  const parts = header.split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(secondsAt(now) - Number(timestamp)) > tolerance) return false;

  const expected = digest(secret, timestamp, body);
  return parts.some(([name, value = '']) => {
    const given = name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? Buffer.from(value, 'hex') : undefined;
    return given !== undefined && timingSafeEqual(given, expected);
  });
}
