import { pieces } from '@awning/content/pieces';
import { services } from '@awning/content/services';
import { addOnsOf, type AddOnId } from '@awning/shop/addOns';
import { VisuallyHidden } from '@awning/ui/primitives';
import { ServiceList } from '@awning/ui/sections/ServiceList';
import { anchors, paths, quoteHref } from '../../paths.ts';
import { price } from '../../shelf.ts';

export interface ServicesPieceProps {
  /** The least that any template costs, in minor units. */
  from: number;
}

/** The directory board of home, by itself. */
export function ServicesPiece({ from }: ServicesPieceProps) {
  const pricing = paths.pricing.to();
  return (
    <main id="main">
      <h1>
        <VisuallyHidden>{pieces.serviceList.title}</VisuallyHidden>
      </h1>
      <ServiceList
        heading={services.heading}
        lead={services.lead}
        items={[
          { ...services.websites, href: paths.catalogue.to(), price: services.from(price(from)) },
          { ...services.custom, href: quoteHref },
          { ...services.extraPages, href: pricing, price: priceOf('extraPages') },
          { ...services.blogSetup, href: pricing, price: priceOf('blogSetup') },
          { ...services.domainSetup, href: pricing, price: priceOf('domainSetup') },
          { ...services.maintenance, href: anchors.contact },
        ]}
      />
    </main>
  );
}

const extras = addOnsOf({ addOns: [] });
const priceOf = (id: AddOnId) => price(extras.find((extra) => extra.id === id)?.price ?? 0);
