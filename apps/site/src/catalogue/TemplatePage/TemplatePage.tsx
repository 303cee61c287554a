import { tryWords } from '@awning/content/orders/tryWords';
import { shared } from '@awning/content/shared';
import { templateWords } from '@awning/content/template';
import type { Tried } from '@awning/contract/sites/tried';
import type { Template } from '@awning/shop/template';
import type { Showcase } from '@awning/templates/showcases';
import type { Standings } from '@awning/shop/search';
import { tierOf } from '@awning/shop/tiers';
import { BuyBar } from '@awning/ui/components/BuyBar';
import { Split } from '@awning/ui/primitives';
import { TemplateDetail } from '@awning/ui/sections/TemplateDetail';
import { lazy, Suspense, type ReactNode } from 'react';
import { Fold } from '../../frame/Fold.tsx';
import { checkoutPath, paths } from '../../paths.ts';
import { price } from '../../format/price.ts';
import { withTried } from '../../tried/readTried.ts';
import type { ListedTemplate } from '../../goods/listedTemplates.ts';
import { categoryPath } from '../../goods/categoryPath.ts';
import { WindowsSection } from '../../goods/TemplateWindows/WindowsSection.tsx';
import { TemplateChanges } from './TemplateChanges.tsx';
import { TemplateFirstYear } from './TemplateFirstYear.tsx';
import { TemplateFit } from './TemplateFit.tsx';
import { TemplateQuestions } from './TemplateQuestions.tsx';
import { TemplateStrip } from './TemplateStrip.tsx';
import { TemplateIncluded } from './TemplateIncluded.tsx';
import { chosenIn, lookAddress, picturesIn, type LookView } from '../lookView.ts';
import type { BuyersReviews } from './TemplateReviews.tsx';

export interface TemplatePageProps {
  /** What is sold, as the catalogue lists it. */
  item: ListedTemplate;
  /** The looks and pages of its design. */
  showcase: Showcase;
  /** The current look. */
  look: LookView;
  /** The values that a visitor without script tried it with: they stay in the address of every link. */
  tried?: Tried | undefined;
  /** Called with the address of another look, to show it. */
  onLook: (address: string) => void;
  /** Saves it for later. */
  save?: ReactNode;
  /** Others that may suit. */
  related: readonly ListedTemplate[];
  /** The buyers' reviews, once they are known, if there are any. */
  reviews?: BuyersReviews | undefined;
  /** How many orders of each tier the shop can still take; none while that is unknown. */
  standings?: Standings | undefined;
}

// The larger the site, the darker its plate.
const tierTone = { basic: 'outlined', intermediate: 'solid', advanced: 'dark' } as const;

const TemplateReviews = lazy(async () => {
  const { TemplateReviews: Late } = await import('./TemplateReviews.tsx');
  return { default: Late };
});

const looksOf = ({ demoUrl, drawnDemoUrl }: Template) => {
  const { label, photographs, drawings } = templateWords.looks;
  if (!drawnDemoUrl) return {};
  return {
    looks: {
      label,
      links: [
        { label: photographs, href: demoUrl },
        { label: drawings, href: drawnDemoUrl },
      ],
    },
  };
};

// Where no script shows another look in place, the new page is read from here.
const windowId = 'window';

/** The tried values without the look: that is chosen on this page. */
function saidIn({ tried = {} }: TemplatePageProps): Tried {
  const { palette: _palette, typefaces: _typefaces, ...said } = tried;
  return said;
}

/** The looks to choose among, each with its address, and the current one. */
function choicesOf(props: TemplatePageProps) {
  const { item, showcase, look } = props;
  const said = saidIn(props);
  const { palettes, typefaces } = showcase;
  const choice = (
    part: keyof LookView,
    looks: readonly { id: string; name: string; colours?: readonly string[] }[],
  ) => ({
    label: templateWords.choices[part],
    items: looks.map(({ id, name, colours }) => ({
      label: name,
      href: `${lookAddress(item.href, showcase, { ...look, [part]: id }, said)}#${windowId}`,
      current: look[part] === id,
      ...(colours && { colours }),
    })),
  });
  return [choice('palette', palettes), choice('typefaces', typefaces)];
}

/** The picture in the window: the design in the current look. */
function shownIn({ item, showcase, look }: TemplatePageProps) {
  const { template, picture, phone } = item;
  const nameOf = (looks: readonly { id: string; name: string }[], id: string) =>
    looks.find((one) => one.id === id)?.name ?? '';
  const alt = templateWords.inLook(
    template.name,
    nameOf(showcase.palettes, look.palette),
    nameOf(showcase.typefaces, look.typefaces),
  );
  return picturesIn(showcase, look, alt) ?? { picture, phone };
}

/** So few pages that phones leave room beside them. */
const fewPages = 3;

/** Every page of it, and whom it suits: beside those where they are few, else below them. */
function PagesAndFit({ template, showcase }: Pick<TemplatePageProps, 'showcase'> & { template: Template }) {
  const { pages, goodFor, notFor } = showcase;
  const few = pages.length <= fewPages;
  const strip = <TemplateStrip template={template} pages={pages} narrow={few} />;
  const fit = <TemplateFit template={template} goodFor={goodFor} notFor={notFor} />;
  if (!few)
    return (
      <>
        {strip}
        {fit}
      </>
    );
  return (
    <Split width="content" first="more">
      {strip}
      {fit}
    </Split>
  );
}

/** Sells one template. */
export function TemplatePage(props: TemplatePageProps) {
  const { item, showcase, related, reviews, standings, look, tried = {}, onLook } = props;
  const { template, theme } = item;
  const { picture, phone } = shownIn(props);
  // Ordered in the look in the window, with the tried values.
  const chosen = { ...saidIn(props), ...chosenIn(showcase, look) };
  const orderHref = checkoutPath(template.id, [], chosen);
  const tryHref = withTried(paths.try.to({ templateId: template.id }), tried);
  const tier = tierOf(template.tier);

  return (
    <BuyBar
      name={template.name}
      price={price(template.price)}
      order={{ label: templateWords.order, href: orderHref }}
      tryOn={{ label: templateWords.bar.tryOn, href: tryHref }}
      label={templateWords.bar.label(template.name)}
    >
      <TemplateDetail
        breadcrumbs={{
          label: templateWords.breadcrumbs,
          items: [
            { label: shared.templates, href: withTried(paths.catalogue.to(), tried) },
            { label: template.category, href: withTried(categoryPath(template.category), tried) },
          ],
          current: template.name,
        }}
        name={template.name}
        tier={{ label: tier.name, tone: tierTone[template.tier] }}
        description={template.description}
        price={{ price: price(template.price), notes: templateWords.priceNotes }}
        theme={theme}
        picture={{ ...picture, sizes: '(min-width: 64em) min(49vw, 620px), calc(100vw - 72px)' }}
        phone={phone && { ...phone, sizes: '110px' }}
        order={{ href: orderHref }}
        demo={{ href: template.demoUrl, ...looksOf(template) }}
        tryOn={{ label: tryWords.link, href: tryHref }}
        save={props.save}
        choices={choicesOf(props)}
        windowId={windowId}
        onChoose={(address) => onLook(address.replace(`#${windowId}`, ''))}
        delivery={`${templateWords.delivery(tier.delivery)} ${templateWords.moneyBack}`}
        features={template.features}
        pages={showcase.pages.every((page) => page.picture) ? [] : template.pages}
        labels={{ ...templateWords, ...shared }}
      />
      <Fold />
      <PagesAndFit template={template} showcase={showcase} />
      <TemplateIncluded template={template} />
      <TemplateFirstYear template={template} tried={chosen} />
      <TemplateQuestions template={template} />
      <TemplateChanges changes={showcase.changes} />
      {reviews && (
        <Suspense fallback={null}>
          <TemplateReviews {...reviews} rating={standings?.[template.id]?.rating ?? undefined} />
        </Suspense>
      )}
      {related.length > 0 && (
        <WindowsSection
          heading={templateWords.related.heading}
          lead={templateWords.related.lead}
          action={{ label: templateWords.related.all, href: withTried(paths.catalogue.to(), tried) }}
          // Without the phone that only a pointer brings: the page is long enough.
          templates={related.map(({ phone: _phone, ...one }) => one)}
          query={withTried('', tried)}
          standings={standings}
        />
      )}
    </BuyBar>
  );
}
