import { checkout } from '@awning/content/orders/checkout';
import type { CardProvider } from '@awning/contract/checkout';
import type { Failure } from '@awning/contract/failure';
import type { Tried } from '@awning/contract/sites/tried';
import type { Billing } from '@awning/shop/billing';
import type { CheckoutValues } from '@awning/ui/sections/CheckoutForm';
import { useEffect, useState } from 'react';
import { urls } from '@awning/contract/urls';
import { fetchJson } from '../state/fetchJson.ts';
import { fetchChunk } from '../hydration/chunks.ts';
import { unreachable } from '../api/failure.ts';
import { notifySilently } from '../state/notifications.ts';
import { recallTried } from '../tried/state/keptTried.ts';
import { settledSession, useSession } from '../state/session.ts';

/** The buyer, as far as they are known: a logged-in customer need not write their name and billing again. */
export function useBuyer(): { name?: string; email?: string; billing?: Billing } {
  const { user } = useSession();
  const [last, setLast] = useState<{ of: string; billing: Billing | undefined }>();
  const id = user?.id;

  useEffect(() => {
    if (id === undefined) return undefined;
    let current = true;
    fetchChunk(() => import('./state/lastBilling.ts'))
      .then(({ lastBilling }) => lastBilling())
      .then((billing) => {
        if (current) setLast({ of: id, billing });
      })
      // A failure does no harm: it only saves some typing.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [id]);

  if (!user) return {};
  const billing = last?.of === user.id ? last.billing : undefined;
  return {
    name: `${user.first_name} ${user.last_name}`,
    email: user.email,
    ...(billing && { billing }),
  };
}

/** Who takes the payment. A page that comes from another page of the site does not bring it: it is requested. */
export function useCardProvider(known: CardProvider | undefined): CardProvider | undefined {
  const [provider, setProvider] = useState(known);

  useEffect(() => {
    if (provider) return undefined;
    let current = true;
    void fetchJson<{ provider: CardProvider }>(urls.cardProvider).then((answer) => {
      if (current) setProvider(answer?.provider);
    });
    return () => {
      current = false;
    };
  }, [provider]);

  return provider;
}

// Loaded when the visitor turns to the form, so that it is ready when they send it.
const fetchCheckout = () => fetchChunk(() => import('./state/checkout.ts'));

/** Sends a checkout form and goes on to the till; tells why when that did not work. */
export function useCheckout(templateId: string, tried: Tried) {
  const [status, setStatus] = useState<'idle' | 'submitting'>('idle');
  const [failure, setFailure] = useState<Failure>();

  async function onSubmit({ name, email, business, billing, addOns, formKey }: CheckoutValues) {
    setStatus('submitting');
    const module = await fetchCheckout().catch((error: unknown) => {
      // A browser never asks twice for a module that did not come. Back online, the form goes without it.
      if (navigator.onLine) throw error;
    });
    // A logged-in customer buys as themselves, even when they send the form before their session is known.
    await settledSession();
    // Where the page was rendered for all visitors, this tab may know; of looks only what the till has said.
    const { palette: _palette, typefaces: _typefaces, ...said } = recallTried();
    const known = { ...said, ...tried };
    const payment = await module?.startCheckout({
      templateId,
      addOns: [...addOns],
      customer: { name, email, ...(business && { business }) },
      ...(Object.keys(billing).length > 0 && { billing }),
      formKey,
      ...(Object.keys(known).length > 0 && { tried: known }),
    });
    if (payment?.outcome === 'ready') {
      location.assign(payment.url);
      return;
    }
    const refusal = payment?.failure ?? unreachable(checkout.failed);
    setStatus('idle');
    setFailure(refusal);
    if (!refusal.fields) notifySilently('error', checkout.failed);
  }

  return { status, failure, onSubmit, onFirstTouch: () => void fetchCheckout().catch(() => undefined) };
}
