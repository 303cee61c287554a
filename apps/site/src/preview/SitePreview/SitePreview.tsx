import { previewWords } from '@awning/content/orders/previewWords';
import { PreviewFrame, type PreviewFrameProps } from '@awning/ui/components/PreviewFrame';

export interface SitePreviewProps extends Pick<
  PreviewFrameProps,
  'frame' | 'src' | 'plainSrc' | 'defaultWidth' | 'status' | 'onPage' | 'onLoad' | 'onRetry'
> {
  /** The present pages of the site. */
  pages: readonly { slug: string; name: string }[];
  /** The slug of the shown page. */
  page: string;
  /** The texts around it. Default: those for its buyer. */
  words?: typeof previewWords;
}

/** A preview of a website. */
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
