import type { PageContext } from '@awning/contract/renderer';
import { addOnsOf } from '@awning/shop/addOns';
import type { Tried } from '@awning/contract/sites/tried';
import { findTemplate } from '@awning/shop/catalogue';
import { defaultTemplateId } from '@awning/shop/order';
import { catalogue } from '@awning/templates/catalogue';
import { loadShowcase } from '@awning/templates/showcases';
import { readTried } from '../tried/readTried.ts';
import { recallTried } from '../tried/state/keptTried.ts';
import { notFound } from '../problems/notFound.ts';

/** The order in a checkout's address, and what the server knows of a form that was refused. */
export async function loadCheckout(address: string, context: PageContext | undefined) {
  const { searchParams } = new URL(address);
  const template = findTemplate(catalogue, searchParams.get('templateId') ?? defaultTemplateId);
  if (!template) throw notFound('template');

  const offered = addOnsOf(template).map(({ id }): string => id);
  const ticked = searchParams.getAll('addOns').filter((id) => offered.includes(id));
  const formKey = context?.formKey;
  const tried = context?.checkout?.draft.tried ?? { ...recallTried(), ...readTried(searchParams) };
  return {
    id: template.id,
    draft: context?.checkout?.draft ?? {
      addOns: ticked,
      ...(formKey && { formKey }),
      ...(tried.name && { business: tried.name }),
    },
    tried,
    look: await lookNames(template.id, tried),
    refused: context?.checkout?.failure,
    cardProvider: context?.cardProvider,
  };
}

/** The names of the colours and the typeface of the order; those that the design does not have are left out. */
async function lookNames(templateId: string, { palette, typefaces }: Tried) {
  if (palette === undefined && typefaces === undefined) return {};
  const showcase = await loadShowcase(templateId);
  const nameOf = (looks: readonly { id: string; name: string }[], id: string | undefined) =>
    looks.find((one) => one.id === id)?.name;
  return {
    colours: nameOf(showcase.palettes, palette),
    typeface: nameOf(showcase.typefaces, typefaces),
  };
}
