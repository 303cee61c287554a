import { brand } from '@awning/content/brand';
import { HomePage } from '../pages/HomePage/HomePage.tsx';
import { paths } from '../paths.ts';
import { onePerTrade, shelf } from '../shelf.ts';

export function Component() {
  const [first, ...others] = onePerTrade;
  if (!first) throw new Error('A shop with nothing on the shelf cannot open.');

  return (
    <>
      <title>{`${brand.name} · ${brand.promise}`}</title>
      <meta name="description" content={brand.description} />
      <HomePage
        shops={[first, ...others]}
        templates={shelf}
        from={Math.min(...shelf.map(({ template }) => template.price))}
        catalogueHref={paths.catalogue.to()}
      />
    </>
  );
}
