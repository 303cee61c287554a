import { FormKey } from '@awning/contract/checkout';
import type { CheckoutDraft } from '@awning/contract/renderer';
import { Tried } from '@awning/contract/sites/tried';
import { filledIn } from '@awning/shop/billing';
import { Check } from 'typebox/value';
import { createFormKey } from '../../security/formKey.ts';

/** A posted form in the shape of the JSON body, so that one schema checks both. */
export function readCheckoutForm(body: string) {
  const form = new URLSearchParams(body);
  const business = form.get('business')?.trim() ? form.get('business') : undefined;
  const formKey = form.get('formKey');
  const tried = readTried(form.get('tried'));

  return {
    ...(form.get('templateId') && { templateId: form.get('templateId') }),
    addOns: form.getAll('addOns'),
    customer: {
      // An empty field counts as missing.
      ...(form.get('name') && { name: form.get('name') }),
      ...(form.get('email') && { email: form.get('email') }),
      ...(business && { business }),
    },
    billing: filledIn(Object.fromEntries(form)),
    // The buyer did not type the key and could not correct it, so a bad one is left out.
    ...(formKey !== null && Check(FormKey, formKey) && { formKey }),
    ...(tried && { tried }),
  };
}

/** The words that the website was tried with. Invalid ones are left out for the same reason. */
function readTried(json: string | null): Tried | undefined {
  try {
    const tried: unknown = JSON.parse(json ?? 'null');
    return Check(Tried, tried) ? tried : undefined;
  } catch {
    return undefined;
  }
}

/** The values that the buyer typed, to fill the form in again. */
export function checkoutDraftOf(body: unknown): CheckoutDraft {
  const {
    addOns = [],
    customer = {},
    billing = {},
    formKey = createFormKey(),
    tried,
  } = (body ?? {}) as Partial<ReturnType<typeof readCheckoutForm>>;
  return {
    addOns,
    name: customer.name ?? '',
    email: customer.email ?? '',
    business: customer.business ?? '',
    billing,
    formKey,
    ...(tried && { tried }),
  };
}
