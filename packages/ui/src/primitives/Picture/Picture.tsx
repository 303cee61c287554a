import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** The fallback every browser can show. */
  src: string;
  /** What it shows, for those who do not see it. Empty when the words beside it say it all. */
  alt: string;
  /** Its own size in pixels, so that nothing moves when it arrives. */
  width: number;
  /** Of the file, so that its place is kept while it loads. */
  height: number;
  /** Better formats, best first. */
  sources?: readonly PictureSource[];
  /** How wide it is drawn, for choosing among sizes. */
  sizes?: string;
  /** `cover` fills the frame it stands in, whichever shape it has itself; `contain` is shown whole in it. */
  fit?: keyof typeof styles.fit;
  /** The one picture a visitor waits for: loaded first, never lazily. */
  priority?: boolean;
}

export interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

/** Shows a picture in the best format and size the browser can take. */
export function Picture({
  src,
  alt,
  width,
  height,
  sources,
  sizes,
  fit = 'natural',
  priority = false,
}: PictureProps) {
  const image = (
    <img
      // Another picture in the same place: the last one must not stay under the new one's words while that loads.
      key={src}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={`${styles.root} ${styles.fit[fit]}`}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  if (!sources?.length) return image;

  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
