import { pieces } from '@awning/content/pieces';
import { VisuallyHidden } from '@awning/ui/primitives';
import { SiteNavbar, type SiteNavbarProps } from '../../frame/SiteNavbar/SiteNavbar.tsx';

/** The board over the door, by itself. What it lets one skip to says no more than what it is. */
export function NavbarPiece(props: SiteNavbarProps) {
  return (
    <>
      <SiteNavbar {...props} />
      <main id="main" tabIndex={-1}>
        <h1>
          <VisuallyHidden>{pieces.navbar.title}</VisuallyHidden>
        </h1>
      </main>
    </>
  );
}
