import type { AdminOrder } from '@awning/contract/admin/orders';
import type { SiteDomainState } from '@awning/contract/admin/siteDomains';
import type { AdminSite, AdminSiteContent } from '@awning/contract/admin/sites';
import type { Failure } from '@awning/contract/failure';
import type { WorkshopForm, WorkshopMessage } from '@awning/contract/sites/workshop';

/** The result of a call to the desk's API; null until it has answered. */
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

/** The part of a list that is shown, as the address says it, and the way to another. */
export interface DeskView {
  /** The filters of the list, by their names in the address. */
  value: Readonly<Record<string, string>>;
  /** Another part was requested and has not arrived yet. */
  loading: boolean;
  /** The address of the whole list, where its form leads. */
  action: string;
  hrefOf: (page: number) => string;
  onChange: (value: Readonly<Record<string, string>>) => void;
  /** Loads it again. */
  onAgain: () => void;
}

/** Why a change failed: its object, a sentence, and the faults by their paths. */
export interface DeskTrouble {
  id: string;
  message: string;
  fields?: Failure['fields'];
}

/** The changes at the desk, one at a time. */
export interface DeskChanging {
  /** The id of the object that is being changed. */
  busy?: string | undefined;
  /** Why the last change failed. */
  problem?: DeskTrouble | undefined;
}

/** The data of the page of an order's website. */
export interface SitePage {
  order: AdminOrder;
  site: AdminSite;
  content: AdminSiteContent;
  /** Its content when the shop had it before. Undefined if it is the same, or the shop never had it. */
  seen?: AdminSiteContent | undefined;
  /** Its content in the version that the suggested corrections are based on. Undefined without a suggestion. */
  suggestedOf?: AdminSiteContent | undefined;
  /** Its buyer's form. Undefined if their page is gone. */
  form?: WorkshopForm | undefined;
  domain: SiteDomainState;
  messages: readonly WorkshopMessage[];
}

/** The number of the picture under way, of how many, and how many of its bytes have arrived. */
export interface PictureOnItsWay {
  place: number;
  count: number;
  name: string;
  size: number;
  sent: number;
}
