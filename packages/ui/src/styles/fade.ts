/** How high the fade is over a foot that stays in sight. */
export const fade = '20px';

/**
 * Fades text out above a foot that stays in sight, instead of cutting through its letters: for `::before` of the foot.
 *
 * @param edge how wide the line is that the foot is drawn with
 */
export const fadeAbove = (edge: string, ground: string) =>
  ({
    content: '""',
    position: 'absolute',
    insetBlockEnd: `calc(100% + ${edge})`,
    insetInline: 0,
    blockSize: fade,
    background: `linear-gradient(transparent, ${ground})`,
    pointerEvents: 'none',
  }) as const;
