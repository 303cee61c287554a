import { home } from '@awning/content/home';
import { shared } from '@awning/content/shared';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { HeroShopfront } from '@awning/ui/sections/HeroShopfront';
import { useId } from 'react';
import { price, type ShelfItem } from '../../shelf.ts';
import { TemplateWindows } from '../TemplateWindows/TemplateWindows.tsx';

export interface HomePageProps {
  /** One shop front for each; the visitor picks. */
  shops: readonly [ShelfItem, ...ShelfItem[]];
  templates: readonly ShelfItem[];
  /** The least that any of them costs, in minor units. */
  from: number;
  catalogueHref: string;
}

/** Opens the shop: what we sell, a shop front to try it on, and the windows. */
export function HomePage({ shops: [first, ...others], templates, from, catalogueHref }: HomePageProps) {
  const windowsId = useId();

  return (
    <>
      <HeroShopfront
        heading={home.heading}
        lead={home.lead}
        actions={[
          { label: home.choose, href: catalogueHref },
          { label: home.look, href: '#windows' },
        ]}
        chooser={home.chooser}
        shops={[shopFront(first), ...others.map(shopFront)]}
        ticket={{ label: shared.from, price: price(from) }}
        labels={home}
      />
      <Section labelledBy={windowsId} id="windows">
        <Stack gap="xxlarge">
          <Stack gap="small">
            <Heading id={windowsId} level={2} size="xxlarge">
              {home.windows.heading}
            </Heading>
            <Text tone="muted">{home.windows.text}</Text>
          </Stack>
          <TemplateWindows templates={templates} headingLevel={3} />
        </Stack>
      </Section>
    </>
  );
}

const shopFront = ({ template, href, theme, picture }: ShelfItem) => ({
  trade: template.category,
  sign: template.name,
  template: template.name,
  href,
  theme,
  picture: {
    ...picture,
    sizes: '(min-width: 64em) min(34vw, 440px), (min-width: 40em) 540px, calc(100vw - 84px)',
  },
});
