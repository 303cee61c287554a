import { from } from '../../styles/breakpoints.ts';
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
  /**
   * Stands in its place on screens narrower than a tablet, where it would be too small to read. In a frame, for it may
   * have another shape.
   */
  narrow?: Pick<PictureProps, 'src' | 'sources'> | undefined;
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
  narrow,
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
  if (!sources?.length && !narrow) return image;

  return (
    <picture>
      {narrow && <NarrowSources {...narrow} sizes={sizes} />}
      {sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

const onNarrowScreens = `not ${from.tablet}`;

function NarrowSources(props: NonNullable<PictureProps['narrow']> & { sizes: string | undefined }) {
  const { src, sources = [], sizes } = props;
  return (
    <>
      {sources.map(({ type, srcSet }) => (
        <source key={type} media={onNarrowScreens} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <source media={onNarrowScreens} srcSet={src} />
    </>
  );
}
