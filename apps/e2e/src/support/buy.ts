import { inject } from 'vitest';

const shop = (address: string) => new URL(address, inject('shopUrl'));

/** Sends the shop a request as one of its pages would. */
export const send = (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(shop(address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Buys a template as a buyer would, and returns the address of the order's page. */
export async function buy(
  order: {
    templateId: string;
    addOns?: readonly string[];
    customer: { name: string; email: string; business?: string };
  },
  /** For a buyer who is signed in. */
  headers?: Record<string, string>,
): Promise<string> {
  const answer = await send('/api/create-checkout-session', { addOns: [], ...order }, headers);
  const till = shop(((await answer.json()) as { url: string }).url);
  const paid = await fetch(till, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: till.origin },
    body: new URLSearchParams({ outcome: 'pay' }),
  });
  const token = shop(paid.headers.get('location') ?? '/').searchParams.get('order');
  return `/orders/${token}`;
}
