import { brand } from '@awning/content/brand';
import { HomePage } from '../pages/HomePage/HomePage.tsx';
import { paths } from '../paths.ts';

export function Component() {
  return (
    <>
      <title>{`${brand.name} · ${brand.promise}`}</title>
      <meta name="description" content={brand.description} />
      <HomePage catalogueHref={paths.catalogue.to()} />
    </>
  );
}
