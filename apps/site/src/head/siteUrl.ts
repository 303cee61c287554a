import { originToFill } from '@awning/contract/renderer';

// The build does not know where the shop will stand: it leaves a gap, and the server fills it (docs/decisions/0013).
let origin = import.meta.env.SSR ? originToFill : '';

/** An address of ours as the whole world writes it. */
export const absolute = (path: string) => origin + path;

/** Tells the browser what the server wrote into the page. */
export function learnSiteUrl(told: string): void {
  origin = told;
}
