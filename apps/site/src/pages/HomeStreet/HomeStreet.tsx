import { home } from '@awning/content/home';
import { services } from '@awning/content/services';
import { testimonials } from '@awning/content/testimonials';
import { addOnsOf, type AddOnId } from '@awning/shop/addOns';
import { tiers } from '@awning/shop/tiers';
import { SectionHead } from '@awning/ui/components/SectionHead';
import { Section, Stack } from '@awning/ui/primitives';
import { ServiceList } from '@awning/ui/sections/ServiceList';
import { StepsGuide } from '@awning/ui/sections/StepsGuide';
import { Testimonials } from '@awning/ui/sections/Testimonials';
import { WhyChooseUs } from '@awning/ui/sections/WhyChooseUs';
import { useId } from 'react';
import { anchors, paths, quoteHref } from '../../paths.ts';
import { price, type ShelfItem } from '../../shelf.ts';
import { TemplateWindows } from '../TemplateWindows/TemplateWindows.tsx';

export interface HomeStreetProps {
  /** A few windows of many: three or six stand well together. */
  templates: readonly ShelfItem[];
  /** The least that any of them costs, in minor units. */
  from: number;
}

const anchorOf = (href: string) => href.split('#')[1]!;
const { why, windows, steps } = home;

/** Home below the shop front: what there is, what it costs, the windows, kind words and the way to begin. */
export function HomeStreet({ templates, from }: HomeStreetProps) {
  return (
    <>
      <ServiceList id={anchorOf(anchors.services)} {...services} items={directory(from)} />
      <WhyChooseUs
        heading={why.heading}
        lead={why.lead}
        facts={[{ title: why.price.title, text: why.price.text(allPrices) }, why.fees, why.days]}
      />
      <Windows templates={templates} />
      <Testimonials
        id={anchorOf(anchors.testimonials)}
        heading={testimonials.heading}
        intro={testimonials.intro}
        labels={testimonials.labels}
        items={testimonials.items.map((item) => ({ ...item, stamp: testimonials.stamp }))}
      />
      <StepsGuide
        heading={steps.heading}
        link={{ label: steps.begin, href: paths.catalogue.to() }}
        steps={[
          { ...steps.pick, scene: 'cat' },
          { ...steps.tell, scene: 'counter' },
          { ...steps.open, scene: 'open' },
        ]}
      />
    </>
  );
}

const words = tiers.map((tier) => price(tier.price));
const allPrices = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

function directory(from: number) {
  const extra = (id: AddOnId) => price(addOnsOf({ addOns: [] }).find((addOn) => addOn.id === id)!.price);
  const pricing = paths.pricing.to();

  return [
    { ...services.websites, href: paths.catalogue.to(), price: services.from(price(from)) },
    { ...services.custom, href: quoteHref },
    { ...services.extraPages, href: pricing, price: extra('extraPages') },
    { ...services.blogSetup, href: pricing, price: extra('blogSetup') },
    { ...services.domainSetup, href: pricing, price: extra('domainSetup') },
    { ...services.maintenance, href: anchors.contact },
  ];
}

function Windows({ templates }: Pick<HomeStreetProps, 'templates'>) {
  const headingId = useId();

  return (
    <Section labelledBy={headingId} id="windows">
      <Stack gap="xxlarge">
        <SectionHead
          id={headingId}
          heading={windows.heading}
          lead={windows.text}
          link={{ label: windows.all, href: paths.catalogue.to() }}
        />
        <TemplateWindows templates={templates} headingLevel={3} />
      </Stack>
    </Section>
  );
}
