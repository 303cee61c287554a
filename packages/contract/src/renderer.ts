import type { Billing } from '@awning/shop/billing';
import type { Tried } from './sites/tried.ts';
import type { TriedLink } from './sites/triedLinks.ts';
import type { TemplateStats } from './catalogue.ts';
import type { CardProvider } from './checkout.ts';
import type { Failure } from './failure.ts';
import type { Order } from './orders.ts';
import type { Workshop, WorkshopForm } from './sites/workshop.ts';

/** What only the server knows about the requested page. */
export interface PageContext {
  /** For the pages that follow an order. Left out when that does not exist. */
  order?: Order;
  /** For the pages on which its buyer fills in the website. Left out while there is none. */
  workshop?: {
    workshop: Workshop;
    form: WorkshopForm;
    refused?: RefusedStep;
    /** Why the buyer could not go on to pay the difference to a dearer design, asked for without script. */
    refusedDifference?: Failure;
  };
  /** For the page of a link to something that was tried. Left out when the link does not exist, or no longer. */
  triedLink?: TriedLink;
  /** A checkout form that was refused: what was typed, and why. */
  checkout?: { draft: CheckoutDraft; failure: Failure };
  /** For the checkout: who takes the payment. */
  cardProvider?: CardProvider;
  /** The id of the checkout form on this page: random for this one visitor. */
  formKey?: string;
  /** A form that was refused. */
  refused?: RefusedForm;
  /** The target of a link in a newsletter, or the outcome of its button. */
  newsletterLink?: NewsletterLink;
  /** The sales of each template that has been sold or reviewed, for the pages that sort by them. */
  standings?: Readonly<Record<string, TemplateStats>>;
}

/** A step of the workshop that was posted without script and refused: its values, and why. */
export interface RefusedStep {
  content: Readonly<Record<string, unknown>>;
  options: Readonly<Record<string, unknown>>;
  message: string;
  /** The faults, by their places in the content. */
  faults: Readonly<Record<string, string>>;
}

/** A form of the site's that was posted without script and refused: which, its values by name, and why. */
export interface RefusedForm {
  form: MessageForm;
  typed: Readonly<Record<string, string>>;
  failure: Failure;
}

export type MessageForm = 'contact' | 'quote' | 'newsletter';

/** `open` waits for its button to be pressed, `done` has been pressed, `dead` is not ours or no longer works. */
export type NewsletterLink = 'open' | 'done' | 'dead';

/** The checkout form with the values that were sent, valid or not. */
export interface CheckoutDraft {
  addOns: string[];
  name: string;
  email: string;
  business: string;
  billing: Billing;
  formKey: string;
  tried?: Tried;
}

/** A page as it goes out. A redirect has an empty page and a `location`. */
export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** The parts of `html` that are the same for every visitor, in order, each from its first letter to its last. */
  open?: readonly (readonly [start: number, end: number])[];
}

/** Stands for the shop's own origin, which the build does not know; the server fills it in. */
export const originToFill = 'https://origin.invalid';

/** The built site, as the server sees it: `apps/site/dist/server/render.js` exports these five functions. */
export interface SiteRenderer {
  /** Renders the page at an address with what only the server knows. */
  render(url: string, page?: PageContext): Promise<RenderedPage>;
  /** Response headers (CSP with hashes) of every prerendered file, by its path in dist/client. */
  headersOf(file: string): Record<string, string>;
  /** File in dist/client that holds the page at a path. None where the query would make it another page. */
  fileOf(pathname: string, query: string): string | undefined;
  /** The one address of the page at a requested path, in any spelling. None where no page is. */
  addressOf(pathname: string): string | undefined;
  /** Whether the page at a path shows templates in the order they sell in. */
  readsStandings(pathname: string): boolean;
}
