import type { PageContext } from '@awning/contract/renderer';
import { addOnsOf } from '@awning/shop/addOns';
import { findTemplate } from '@awning/shop/catalogue';
import { defaultTemplateId } from '@awning/shop/order';
import { catalogue } from '@awning/templates/catalogue';
import { readTried } from '../tried/readTried.ts';
import { recallTried } from '../tried/state/keptTried.ts';
import { notFound } from '../problems/notFound.ts';

/** What a checkout's address asks for, and what the server knows of a form that was refused. */
export function loadCheckout(address: string, context: PageContext | undefined) {
  const { searchParams } = new URL(address);
  const template = findTemplate(catalogue, searchParams.get('templateId') ?? defaultTemplateId);
  if (!template) throw notFound('template');

  const offered = addOnsOf(template).map(({ id }): string => id);
  const ticked = searchParams.getAll('addOns').filter((id) => offered.includes(id));
  const formKey = context?.formKey;
  const tried = { ...recallTried(), ...readTried(searchParams) };
  return {
    id: template.id,
    draft: context?.checkout?.draft ?? {
      addOns: ticked,
      ...(formKey && { formKey }),
      ...(tried.name && { business: tried.name }),
    },
    tried: context?.checkout?.draft.tried ?? tried,
    refused: context?.checkout?.failure,
  };
}
