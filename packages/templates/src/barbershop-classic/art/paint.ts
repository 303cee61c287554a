import { vars } from '@awning/ui/theme';

/** What the shop front is cut from. The drawings’ files have it in `paints.ts`. */
export const { accent, spark, ink, surfaceTint, surfaceDeep } = vars.color;
export const { paper1, paper2, paper3, paper4, paper6 } = vars.color;
