import { pieces } from '@awning/content/pieces';
import { Meta } from '../../head/Meta.tsx';
import { NavbarPiece } from '../NavbarPiece/NavbarPiece.tsx';
import { paths } from '../../paths.ts';
import { toggleTheme } from '../../frame/state/theme.ts';
import { useViewer } from '../../session/useViewer.ts';

export function Component() {
  return (
    <>
      <Meta {...pieces.navbar} noIndex />
      <NavbarPiece path={paths.navbar.to()} onToggleTheme={toggleTheme} {...useViewer()} />
    </>
  );
}
