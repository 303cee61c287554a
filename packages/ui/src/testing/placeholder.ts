import type { PictureProps } from '../primitives/index.ts';

/** A drawn stand-in for a picture: needs no network, and shows its own edges. */
export function placeholder(alt: string, { width, height }: { width: number; height: number }): PictureProps {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#d5dfd8" d="M0 0h${width}v${height}H0z"/><path fill="none" stroke="#71837a" stroke-width="4" d="M2 2h${width - 4}v${height - 4}H2zM0 0l${width} ${height}M${width} 0L0 ${height}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width, height };
}
