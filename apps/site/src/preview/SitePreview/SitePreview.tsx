import { previewWords } from '@awning/content/orders/previewWords';
import { PreviewFrame, type PreviewFrameProps } from '@awning/ui/components/PreviewFrame';

export interface SitePreviewProps extends Pick<
  PreviewFrameProps,
  'frame' | 'src' | 'plainSrc' | 'defaultWidth' | 'status' | 'onPage' | 'onLoad' | 'onRetry'
> {
  /** Those that the site has so far. */
  pages: readonly { slug: string; name: string }[];
  /** The slug of the one that is shown. */
  page: string;
  /** What is said around it; to its buyer, if nothing else. */
  words?: typeof previewWords;
}

/** What a website looks like so far. */
export function SitePreview({ pages, page, words = previewWords, ...given }: SitePreviewProps) {
  return (
    <PreviewFrame
      {...given}
      label={words.label}
      loadingLabel={words.loading}
      problem={words.problem}
      widths={words.widths}
      pages={{
        label: words.page,
        options: pages.map(({ slug, name }) => ({ value: slug, label: name })),
        value: page,
      }}
    />
  );
}
