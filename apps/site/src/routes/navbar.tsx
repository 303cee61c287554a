import { pieces } from '@awning/content/pieces';
import { Meta } from '../Meta.tsx';
import { NavbarPiece } from '../pages/pieces/NavbarPiece.tsx';
import { paths } from '../paths.ts';
import { switchLights } from '../state/theme.ts';
import { useViewer } from '../useViewer.ts';

export function Component() {
  return (
    <>
      <Meta {...pieces.navbar} noIndex />
      <NavbarPiece path={paths.navbar.to()} onSwitchLights={switchLights} {...useViewer()} />
    </>
  );
}
