import type { AdminOrder } from '@awning/contract/admin/orders';
import type { SiteDomainState } from '@awning/contract/admin/siteDomains';
import type { AdminSite, AdminSiteContent } from '@awning/contract/admin/sites';
import type { Failure } from '@awning/contract/failure';
import type { WorkshopForm, WorkshopMessage } from '@awning/contract/sites/workshop';

/** What came of asking the desk's API; null until it has answered. */
export type DeskResult<Answer> =
  | { answer: Answer; failure?: never }
  | { failure: Failure; answer?: never }
  | null;

/** One page of a list. */
export interface ListOf<Item> {
  items: readonly Item[];
  total: number;
  page: number;
}

/** Which part of a list is shown, as the address says it, and how to get to another. */
export interface DeskView {
  /** What the list is narrowed down by, by the names in the address. */
  value: Readonly<Record<string, string>>;
  /** Something else was asked for and has not come yet. */
  loading: boolean;
  /** The list as a whole, and where its form asks. */
  action: string;
  hrefOf: (page: number) => string;
  onChange: (value: Readonly<Record<string, string>>) => void;
  /** Asks once more for what did not come. */
  onAgain: () => void;
}

/** Why a change was not made: of what, in a sentence, and what is at fault by its place. */
export interface DeskTrouble {
  id: string;
  message: string;
  fields?: Failure['fields'];
}

/** What can be changed at the desk, one thing at a time. */
export interface DeskChanging {
  /** The id of what is being changed. */
  busy?: string | undefined;
  /** Why the last change was not made. */
  problem?: DeskTrouble | undefined;
}

/** What is shown of the website of an order. */
export interface SitePage {
  order: AdminOrder;
  site: AdminSite;
  content: AdminSiteContent;
  /** What it said when the shop had it before it last. Left out where it says the same, or never had it. */
  seen?: AdminSiteContent | undefined;
  /** What it said in the version that the suggested corrections count from. Left out where nothing was suggested. */
  suggestedOf?: AdminSiteContent | undefined;
  /** What its buyer is asked. Left out where their page is gone. */
  form?: WorkshopForm | undefined;
  domain: SiteDomainState;
  messages: readonly WorkshopMessage[];
}

/** The picture that is on its way, of how many, and how many of its bytes are there. */
export interface PictureOnItsWay {
  place: number;
  count: number;
  name: string;
  size: number;
  sent: number;
}
