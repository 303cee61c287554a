import { pieces } from '@awning/content/pieces';
import { useLoaderData } from 'react-router-dom';
import { Meta } from '../../head/Meta.tsx';
import { FooterPiece } from '../FooterPiece/FooterPiece.tsx';
import { loader as layoutLoader } from '../../frame/routes/layout.tsx';

export const loader = layoutLoader;

export function Component() {
  const { year } = useLoaderData<typeof loader>();
  return (
    <>
      <Meta {...pieces.footer} noIndex />
      <FooterPiece year={year} />
    </>
  );
}
