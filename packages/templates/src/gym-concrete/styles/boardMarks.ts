import { on } from '@awning/ui/theme/on';

const seam = `color-mix(in srgb, ${on.ink} 7%, transparent)`;
const plank = `color-mix(in srgb, ${on.ink} 2.5%, transparent)`;

/** What the boards of its shuttering leave on concrete: a picture for a background, faint and upright. */
export const boardMarks = `repeating-linear-gradient(90deg, ${seam} 0 2px, transparent 2px 58px, ${seam} 58px 60px, ${plank} 60px 104px)`;
