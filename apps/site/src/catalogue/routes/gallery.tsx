import { gallery } from '@awning/content/gallery';
import { categoriesOf, categorySlug } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { useLocation, useNavigate } from 'react-router-dom';
import { Meta } from '../../head/Meta.tsx';
import { GalleryPage } from '../GalleryPage/GalleryPage.tsx';
import { paths } from '../../paths.ts';
import { listedTemplates } from '../../goods/listedTemplates.ts';
import { keepPosition } from '../../frame/useArrival.ts';

// Only those with a picture.
const categories = categoriesOf(catalogue).filter((name) =>
  catalogue.some(({ category }) => category === name),
);

export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = categorySlug(new URLSearchParams(search).get('category') ?? '');
  const address = paths.gallery.to();

  return (
    <>
      <Meta
        title={gallery.title}
        description={gallery.description}
        canonical={search ? address : undefined}
      />
      <GalleryPage
        items={listedTemplates}
        categories={categories}
        category={categories.find((name) => categorySlug(name) === asked)}
        onChoose={(slug) => {
          const query = slug && `?${new URLSearchParams({ category: slug }).toString()}`;
          void navigate(address + query, { state: keepPosition });
        }}
      />
    </>
  );
}
