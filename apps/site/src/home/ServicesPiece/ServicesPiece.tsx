import { pieces } from '@awning/content/pieces';
import { VisuallyHidden } from '@awning/ui/primitives';
import { HomeServices, type HomeServicesProps } from '../HomeServices/HomeServices.tsx';

/** The directory board of home, by itself. */
export function ServicesPiece({ from }: Pick<HomeServicesProps, 'from'>) {
  return (
    <main id="main">
      <h1>
        <VisuallyHidden>{pieces.serviceList.title}</VisuallyHidden>
      </h1>
      <HomeServices from={from} />
    </main>
  );
}
