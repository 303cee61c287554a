import { home } from '@awning/content/home';
import { testimonials } from '@awning/content/testimonials';
import { tiers } from '@awning/shop/tiers';
import { StepsGuide } from '@awning/ui/sections/StepsGuide';
import { Testimonials } from '@awning/ui/sections/Testimonials';
import { WhyChooseUs } from '@awning/ui/sections/WhyChooseUs';
import { anchors, paths } from '../../paths.ts';
import { price } from '../../format/price.ts';
import type { CardTemplate, ListedTemplate } from '../../goods/listedTemplates.ts';
import { HomeServices } from '../HomeServices/HomeServices.tsx';
import { WindowsSection } from '../../goods/TemplateWindows/WindowsSection.tsx';

export interface HomeSectionsProps {
  /** A few windows of many: three or six stand well together. */
  templates: readonly ListedTemplate<CardTemplate>[];
  /** The least that any of them costs, in minor units. */
  from: number;
}

const anchorOf = (href: string) => href.split('#')[1]!;
const { why, windows, steps } = home;

/** Home below the shop front: what there is, what it costs, the windows, kind words and the way to begin. */
export function HomeSections({ templates, from }: HomeSectionsProps) {
  return (
    <>
      <HomeServices id={anchorOf(anchors.services)} from={from} />
      <WhyChooseUs
        heading={why.heading}
        lead={why.lead}
        facts={[{ title: why.price.title, text: why.price.text(allPrices) }, why.fees, why.days]}
      />
      <WindowsSection
        id="windows"
        heading={windows.heading}
        lead={windows.text}
        action={{ label: windows.all, href: paths.catalogue.to() }}
        templates={templates}
      />
      <Testimonials
        id={anchorOf(anchors.testimonials)}
        heading={testimonials.heading}
        lead={testimonials.intro}
        facts={testimonials.facts}
        action={{ label: testimonials.look, href: paths.catalogue.to() }}
        labels={testimonials.labels}
        items={testimonials.items.map((item) => ({ ...item, stamp: testimonials.stamp }))}
      />
      <StepsGuide
        heading={steps.heading}
        action={{ label: steps.begin, href: paths.catalogue.to() }}
        items={[
          { ...steps.pick, drawing: 'cat' },
          { ...steps.tell, drawing: 'counter' },
          { ...steps.open, drawing: 'open' },
        ]}
      />
    </>
  );
}

const words = tiers.map((tier) => price(tier.price));
const allPrices = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
