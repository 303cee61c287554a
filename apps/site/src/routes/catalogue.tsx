import { catalogueWords } from '@awning/content/catalogue';
import { Meta } from '../Meta.tsx';
import { CataloguePage } from '../pages/CataloguePage/CataloguePage.tsx';
import { paths, quoteHref } from '../paths.ts';
import { shelf } from '../shelf.ts';
import { tradesWith } from '../trades.ts';

export function Component() {
  const address = paths.catalogue.to();

  return (
    <>
      <Meta title={catalogueWords.title} description={catalogueWords.description} />
      <CataloguePage
        heading={catalogueWords.heading}
        lead={catalogueWords.lead}
        trades={tradesWith(address)}
        templates={shelf}
        all={shelf.length}
        clearHref={address}
        quoteHref={quoteHref}
      />
    </>
  );
}
