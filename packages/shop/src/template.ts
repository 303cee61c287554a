import type { AddOnId } from './addOns.ts';
import type { Minor } from './money.ts';
import type { TierId } from './tiers.ts';
import type { Colour, Manner, SiteFunction } from './traits.ts';

/** A ready-made website we sell: its entry in the catalogue. */
export interface Template {
  /** Its name in addresses, for example `barbershop-classic`. */
  id: string;
  name: string;
  /** The trade it is for, as the filter shows it. */
  category: string;
  tier: TierId;
  price: Minor;
  /** What it is and for whom, in one line. */
  summary: string;
  /** The look in a few words. */
  style: string;
  /** The kind of look, as the filter has it. */
  manner: Manner;
  /** The names of its own colours: one or two. */
  colours: readonly Colour[];
  /** The text alternative of its screenshot. */
  image: string;
  /** The address of its demo. */
  demoUrl: string;
  /** The address of the same demo with drawings in place of its photographs, if it has both. */
  drawnDemoUrl?: string;
  /** ISO date on which it went on sale. */
  createdAt: string;
  /** Two or three sentences for a shopkeeper. */
  description: string;
  /** What the buyer takes home, one line each. */
  features: readonly string[];
  /** What it can do beyond what every site can. */
  functions: readonly SiteFunction[];
  /** The add-ons of this template alone. */
  addOns: readonly AddOnId[];
  /** The pages by name, as the demo shows them. */
  pages: readonly string[];
}
