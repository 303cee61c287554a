import { pieces } from '@awning/content/pieces';
import { VisuallyHidden } from '@awning/ui/primitives';
import { SiteFooter, type SiteFooterProps } from '../../frame/SiteFooter/SiteFooter.tsx';

/** The foot of every page, by itself. */
export function FooterPiece(props: SiteFooterProps) {
  return (
    <>
      <main id="main">
        <h1>
          <VisuallyHidden>{pieces.footer.title}</VisuallyHidden>
        </h1>
      </main>
      <SiteFooter {...props} />
    </>
  );
}
