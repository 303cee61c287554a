import { useId, type ReactNode } from 'react';
import {
  Breadcrumbs,
  type BreadcrumbsProps,
} from '../../../components/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { CheckList } from '../../../components/text/CheckList/CheckList.tsx';
import { Plate, type PlateProps } from '../../../components/text/Plate/Plate.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { PriceLines, type PriceLinesProps } from '../../../components/prices/PriceLines/PriceLines.tsx';
import { PriceTag, type PriceTagProps } from '../../../components/prices/PriceTag/PriceTag.tsx';
import { LookLinks, type LookLinksProps } from '../../../components/shopfront/LookLinks/LookLinks.tsx';
import { ShopWindow } from '../../../components/shopfront/ShopWindow/ShopWindow.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx';
import { Container, Heading, Text, VisuallyHidden, type PictureProps } from '../../../primitives/index.ts';
import * as styles from './TemplateDetail.css.ts';

export interface TemplateDetailProps {
  /** The breadcrumbs, from the shelf down. */
  breadcrumbs: BreadcrumbsProps;
  /** The page's only `h1`. */
  name: string;
  /** Its size, on a plate beside the breadcrumbs. */
  tier: PlateProps;
  /** Two or three sentences for a shopkeeper. */
  description: string;
  /** The figure, and what it means. */
  price: PriceTagProps;
  /** The class that dresses its window. */
  theme: string;
  /** What stands in the glass, four wide and three high. */
  picture: PictureProps;
  /** The same site on a phone. */
  phone?: PictureProps | undefined;
  /** The link to buy it. */
  order: { href: string };
  /** The link to its demo, in a new tab. */
  demo: { href: string; looks?: DemoLooks };
  /** The link to see it with the visitor’s own name on it. */
  tryOn?: { label: string; href: string } | undefined;
  /** Saves it for later: a `SaveToggle` of the same name that looks like a `heart`. It stands beside the price. */
  save?: ReactNode;
  /** The colours and letters it comes in. */
  choices?: readonly Pick<LookLinksProps, 'label' | 'items'>[] | undefined;
  /** An anchor at its window, for the links to its other looks. */
  windowId?: string;
  /** Called with the address of another look, to show it at once. Without it, the browser goes there. */
  onChoose?: LookLinksProps['onChoose'];
  /** How soon it is open. */
  delivery: string;
  /** What comes with it, a line each. */
  features: readonly string[];
  /** The pages by name; none where something below shows them all. */
  pages: readonly string[];
  /** The add-ons, with prices as people read them. */
  addOns?: PriceLinesProps['items'];
  /** The section’s own words. */
  labels: TemplateDetailLabels;
  /** An anchor for links to this part of the page. */
  id?: string;
}

interface DemoLooks {
  /** What they have in common: “See it with”. */
  label: string;
  /** One each: with photographs, with drawings. */
  links: readonly { label: string; href: string }[];
}

export interface TemplateDetailLabels {
  /** The short visible word: “Order”. */
  order: string;
  /** Follows it for screen readers: “this website”. */
  orderWhat: string;
  /** On a button of its own where there is room; on a phone the link below the window leads there. */
  viewDemo: string;
  /** Painted below the window: whose words these are, and the way in. */
  sample: string;
  openDemo: string;
  /** Said of a link that opens a new tab. */
  newTab: string;
  features: string;
  pages: string;
  /** Over the add-ons, where there are any. */
  addOns?: string;
  /** Under the add-ons: where they are chosen. */
  addOnsNote?: string;
}

/** Sells one template: its window, its price, what comes with it and its add-ons. */
export function TemplateDetail(props: TemplateDetailProps) {
  const { name, theme, picture, phone, order, demo, tryOn, features, pages, addOns = [], labels, id } = props;
  const { save, choices, onChoose, windowId } = props;
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.top}>
          <Breadcrumbs {...props.breadcrumbs} />
          <Plate {...props.tier} />
        </div>
        <div className={styles.front}>
          <div className={styles.buy}>
            <div className={styles.name}>
              <Heading id={headingId} level={1} size="title">
                {name}
              </Heading>
            </div>
            <div className={styles.price}>
              <PriceTag {...props.price} />
              {save}
            </div>
            <div className={styles.actions}>
              {tryOn && <ButtonLink href={tryOn.href}>{tryOn.label}</ButtonLink>}
              <ButtonLink href={order.href} tone="spark">
                <span>
                  {labels.order} <VisuallyHidden>{labels.orderWhat}</VisuallyHidden>
                </span>
              </ButtonLink>
            </div>
            <div className={styles.demo}>
              <ButtonLink href={demo.href} newTab={labels.newTab} wide>
                {labels.viewDemo}
              </ButtonLink>
            </div>
          </div>
          <div id={windowId} className={styles.shopWindow}>
            <ShopWindow
              theme={theme}
              size="large"
              picture={{ ...picture, priority: true }}
              phone={phone}
              riser={{
                note: labels.sample,
                link: { label: labels.openDemo, href: demo.href, newTab: labels.newTab },
                choices: choices?.map((choice) => (
                  <LookLinks key={choice.label} {...choice} onChoose={onChoose} />
                )),
              }}
            />
          </div>
          <div className={styles.about}>
            <Text size="lead" tone="muted">
              {props.description}
            </Text>
            {demo.looks && <Looks {...demo.looks} newTab={labels.newTab} />}
            <Text tone="muted">{props.delivery}</Text>
          </div>
        </div>
        <div className={styles.pavement} />
        {features.length + addOns.length + pages.length > 0 && (
          <div className={styles.counter[addOns.length + pages.length > 0 ? 'shared' : 'alone']}>
            {features.length > 0 && (
              <Part heading={labels.features}>
                <CheckList items={features} />
              </Part>
            )}
            {addOns.length + pages.length > 0 && (
              <div className={styles.side}>
                {addOns.length > 0 && labels.addOns && (
                  <Part heading={labels.addOns}>
                    <div>
                      <PriceLines items={addOns} />
                      {labels.addOnsNote && <Text tone="muted">{labels.addOnsNote}</Text>}
                    </div>
                  </Part>
                )}
                {pages.length > 0 && (
                  <Part heading={labels.pages}>
                    <ol className={styles.pages}>
                      {pages.map((page) => (
                        <li key={page} className={styles.page}>
                          {page}
                        </li>
                      ))}
                    </ol>
                  </Part>
                )}
              </div>
            )}
          </div>
        )}
      </Container>
    </section>
  );
}

function Looks({ label, links, newTab }: DemoLooks & Pick<TemplateDetailLabels, 'newTab'>) {
  return (
    <p className={styles.looks}>
      {label}
      {links.map((link) => (
        <Link
          key={link.href}
          className={styles.look}
          href={link.href}
          target="_blank"
          rel="noopener"
          aria-label={`${label} ${link.label} ${newTab}`}
        >
          {link.label}
        </Link>
      ))}
    </p>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <Heading level={2} size="xlarge">
        {heading}
      </Heading>
      {children}
    </div>
  );
}

export interface TemplateDetailSkeletonProps {
  /** Says what is loading, for visitors who cannot see the shutter: “Fetching this template”. */
  label: string;
}

/** Keeps a template’s place until it is known which one: a large shop with its shutter down. It takes no `id`: the template it waits for will have one. */
export function TemplateDetailSkeleton({ label }: TemplateDetailSkeletonProps) {
  return (
    <section aria-busy="true" aria-label={label} className={styles.root}>
      <Container>
        <div className={styles.wayHere}>
          <Skeleton />
        </div>
        <div className={styles.front}>
          <div className={styles.buy}>
            <Skeleton shape="title" lines={2} />
            <Skeleton shape="button" />
          </div>
          <div className={styles.shopWindow}>
            <ShopWindow size="large" shut />
          </div>
          <div className={styles.about}>
            <Skeleton lines={3} />
          </div>
        </div>
        <div className={styles.pavement} />
      </Container>
    </section>
  );
}
