import { services } from '@awning/content/services';
import { addOnsOf, type AddOnId } from '@awning/shop/addOns';
import { ServiceList } from '@awning/ui/sections/ServiceList';
import { price } from '../../format/price.ts';
import { anchors, paths, quoteHref } from '../../paths.ts';

export interface HomeServicesProps {
  /** For links to it. */
  id?: string;
  /** The least that any template costs, in minor units. */
  from: number;
}

/** What the shop does and what each costs. */
export function HomeServices({ id, from }: HomeServicesProps) {
  const pricing = paths.pricing.to();

  return (
    <ServiceList
      id={id}
      heading={services.heading}
      lead={services.lead}
      action={{ label: services.choose, href: paths.catalogue.to() }}
      items={[
        { ...services.websites, href: paths.catalogue.to(), price: services.from(price(from)) },
        { ...services.custom, href: quoteHref },
        { ...services.extraPages, href: pricing, price: priceOf('extraPages') },
        { ...services.blogSetup, href: pricing, price: priceOf('blogSetup') },
        { ...services.domainSetup, href: pricing, price: priceOf('domainSetup') },
        { ...services.maintenance, href: anchors.contact },
      ]}
    />
  );
}

const extras = addOnsOf({ addOns: [] });
const priceOf = (id: AddOnId) => price(extras.find((extra) => extra.id === id)!.price);
