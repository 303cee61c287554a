import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';
import { grounds, type Ground } from '@awning/ui/theme/grounds';

/** What a track is laid with. */
export const trackSurface = createVar();
/** What its lines and numbers are painted with. */
export const trackPaint = createVar();

/** Lends a ground's colours to a track, which may run through what stands on another. */
export const track = styleVariants(grounds, ({ surface, ink }: Ground) => ({
  vars: { [trackSurface]: vars.color[surface], [trackPaint]: vars.color[ink] },
}));
