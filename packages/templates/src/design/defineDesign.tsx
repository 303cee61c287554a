import type { Actions } from '@awning/ui/components/ActionGroup';
import type { NavLink } from '@awning/ui/components/NavList';
import { ButtonLink } from '@awning/ui/components/Button';
import { Container, Page } from '@awning/ui/primitives';
import { Hero } from '@awning/ui/sections/Hero';
import type { ComponentType, ReactNode } from 'react';
import type { TObject } from 'typebox';
import type { Language } from '../content/business.ts';
import { longestPageName, pageKey, type Core, type PageKey, type PageWords } from '../content/content.ts';
import { drawable } from '../content/draft.ts';
import { asteriskRemover } from '../content/withoutAsterisks.ts';
import { group, oneOf, optional, yes } from '../content/fields.ts';
import { commonLabels, type CommonLabels } from '../content/labels/index.ts';
import { localeOf } from '../content/words/country.ts';
import { addressLine, plainName } from '../content/words/place.ts';
import { structuredDataOf } from '../content/words/structuredData.ts';
import { isSaidAt, valuesAt } from '../content/isSaid.ts';
import type { DesignPage } from './page.ts';
import { makeShow, type Drawings, type Mount, type PictureFile, type Show } from './show.tsx';
import { callAction } from './actions/callAction.ts';
import type { Look, PaletteLook } from './looks.ts';
import type { Answer, SitePageProps, TemplateSite } from './site.ts';
import { withAddresses } from './siteAddress.ts';

/** What a design says in its own voice: at least what its pages are called. Nothing of any business stands here. */
interface DesignLabels<Slug extends string = string> {
  pages: Readonly<Record<PageKey<Slug> | 'notFound', string>>;
}

/**
 * What a design says plainly in the place of labels in which its idea speaks. What a page is called is none of them: it
 * becomes the page's address.
 */
export type PlainLabels<Labels> = Readonly<Record<Language, Partial<Omit<Labels, 'pages'>>>>;

/** The few looks a buyer may choose. A look that is missing or unknown is the design's first. */
interface Options {
  palette?: string;
  typefaces?: string;
  pictures?: 'photographed' | 'drawn';
  /** Says plainly what the design's idea would say with a wink. */
  plain?: boolean;
}

type DesignContent<Slug extends string> = Core & {
  design?: { pages?: Readonly<Partial<Record<PageKey<Slug> | 'notFound', PageWords>>> };
};

/** What every part of a design is given: what to say, in which voice, and the ways to the other pages. */
export interface SiteProps<Content = Core, Labels = unknown, Slug extends string = string> {
  content: Content;
  labels: CommonLabels & Labels;
  language: Language;
  /** The locale of days, dates and sums. */
  locale: string;
  /** The address of another page of the site. */
  href: (slug: Slug) => string;
  /** What a page is called in the menu. */
  nameOf: (slug: Slug) => string;
  /** Whether the site has this page. No link may lead to a page that it lacks. */
  has: (slug: Slug) => boolean;
  show: Show;
  /** Where its forms are posted. Without it they are a demonstration, and say so; null where the owner reads none. */
  formAction: string | null | undefined;
  options: Options;
}

export interface FrameProps<Slug extends string> {
  /** The page that is shown; none where the site has no page of that name. */
  slug: Slug | undefined;
  /** Links to the pages of the site, in their order. */
  links: readonly (NavLink & { slug: Slug })[];
  /** The answer to a form, on the page that shows one. */
  answer?: AnswerProps | undefined;
  /** The contents of `main`. */
  children: ReactNode;
}

/** The words of the page that answers a form. */
export interface AnswerProps {
  heading: string;
  lead: string;
  actions: Actions;
}

export interface DesignDefinition<Content extends DesignContent<Slug>, Labels, Slug extends string> {
  id: string;
  /** What its content is checked against. */
  schema: TObject;
  /** The fields that the design shows, as `prices.groups.*.name`. A form for it asks for these. */
  fields: readonly string[];
  pages: readonly (DesignPage & { slug: Slug })[];
  labels: Readonly<Record<Language, Labels & DesignLabels<Slug>>>;
  /** Left out where its labels are plain as they are: then no buyer is offered plain words. */
  plain?: PlainLabels<Labels>;
  /** What stands between header and footer, page by page. */
  bodies: Readonly<Record<Slug, ComponentType<SiteProps<Content, Labels & DesignLabels<Slug>, Slug>>>>;
  NotFound: ComponentType<SiteProps<Content, Labels & DesignLabels<Slug>, Slug>>;
  /** The body of the page that answers a form. Without it the answer stands there in plain words. */
  Answer?: ComponentType<AnswerProps>;
  /** What stands around every page, with its `main` at `#main`. */
  Frame: ComponentType<SiteProps<Content, Labels & DesignLabels<Slug>, Slug> & FrameProps<Slug>>;
  drawings: Drawings;
  /** Drawings that an owner could not tell from others: content that names one shows it, and no form offers it. */
  unoffered?: readonly string[];
  /** The lines whose words *between asterisks* it draws bright, as `design.visit.heading`. Others lose the asterisks. */
  bright?: readonly string[];
  /** What photographs are shown in. */
  mount?: Mount;
  /** The classes every page wears. */
  theme: string;
  palettes: Readonly<Record<string, PaletteLook>>;
  typefaces: Readonly<Record<string, Look>>;
  /** The first action where the owner has chosen none: what most of the trade want. Left out, visitors book. */
  firstAction?: Core['business']['action'];
  /** The type of schema.org's LocalBusiness for all its buyers: the widest of their trade. */
  businessType: string;
}

/** What a site is made of beside its design. */
export interface SiteInput {
  /** As it is stored, by the design's schema. A draft is drawn as far as it goes. */
  content: Readonly<Record<string, unknown>>;
  options?: Options | undefined;
  /** The files that the content's photographs name. */
  files?: Readonly<Record<string, PictureFile>> | undefined;
  /**
   * Its forms are posted to addresses under this one, each by its anchor: `/forms` makes `/forms/ask`. Null where the
   * business would not read them: then whom to ring stands in the place of each form.
   */
  formAction?: string | null | undefined;
  /** The same site in other languages, in place of those that the content names: a demo’s stand with us. */
  alsoIn?: Core['alsoIn'];
  /** Where a visitor reports abuse. Without it the pages do not say. */
  reportUrl?: string | undefined;
}

/** A design on the shelf, ready for any business. */
export interface Design {
  id: string;
  schema: TObject;
  /** The fields of the schema that it draws, as `prices.groups.*.name`. The others are kept for other designs. */
  fields: readonly string[];
  /** The lines whose words between asterisks it draws bright, as `design.visit.heading`. */
  bright: readonly string[];
  /** All pages that a site of it may have. */
  pages: readonly DesignPage[];
  /** What its options are checked against. */
  optionsSchema: TObject;
  labels: Readonly<Record<Language, unknown>>;
  /** What it says plainly in the place of some of them, where a buyer has the choice. */
  plain: Readonly<Record<Language, object>> | undefined;
  drawings: Drawings;
  /** The drawings that no form offers. */
  unoffered: readonly string[];
  palettes: Readonly<Record<string, PaletteLook>>;
  typefaces: Readonly<Record<string, Look>>;
  /** A page of a site. It stays on the screen while its content changes: a preview keeps its place at every letter. */
  Page: ComponentType<SiteInput & SitePageProps>;
  /** A whole site, to be built. */
  render: (input: SiteInput) => TemplateSite;
}

const cut = (words: string, most: number) =>
  words.length <= most ? words : `${words.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;

const sentence = (words: readonly (string | undefined)[]) => words.filter(Boolean).join(', ');

/** The photograph on the first screen, where there is one and no drawing takes its place. */
function frontOf({ opening }: Core, { options, files = {} }: SiteInput): TemplateSite['front'] {
  const picture = opening?.picture;
  if (picture?.kind !== 'photo' || options?.pictures === 'drawn') return undefined;
  return Object.hasOwn(files, picture.file) ? picture : undefined;
}

/** Makes a design of its pages and of the frame that stands round each of them. A site is a design and content. */
export function defineDesign<Content extends DesignContent<Slug>, Labels, Slug extends string>({
  id,
  schema,
  fields,
  pages,
  labels: own,
  plain,
  bodies,
  NotFound,
  Answer: AnswerBody = Hero,
  Frame,
  drawings,
  unoffered = [],
  bright = [],
  mount,
  theme,
  palettes,
  typefaces,
  firstAction = 'book',
  businessType,
}: DesignDefinition<Content, Labels, Slug>): Design {
  const isKnown = (slug: string): slug is Slug => Object.hasOwn(bodies, slug);
  const lookOf = (looks: Readonly<Record<string, Look>>, name: string | undefined) =>
    (name !== undefined && Object.hasOwn(looks, name) ? looks[name] : Object.values(looks)[0])?.className;

  /** The schema says that this is the core and, under its id, what is the design's own. */
  type Drawable = Core & { designs?: Readonly<Record<string, unknown>> };
  const withoutAsterisks = asteriskRemover(schema, bright, id);

  /** What every page of a site is made from. */
  function dress({ content: stored, options = {}, files = {}, formAction, alsoIn }: SiteInput) {
    const { designs, ...core } = withoutAsterisks(drawable(schema, stored)) as Drawable;
    const { language = 'en' } = core;
    const labels = { ...commonLabels[language], ...own[language], ...(options.plain && plain?.[language]) };
    const business = { action: firstAction, ...core.business, name: core.business.name || labels.yourName };
    const content = { ...core, business, ...(alsoIn && { alsoIn }), design: designs?.[id] } as Content;
    // Both have every page by its key, but TypeScript does not follow that the key of a slug is one of them.
    const given: Readonly<Record<string, PageWords | undefined>> = content.design?.pages ?? {};
    const labelled: Readonly<Record<string, string>> = labels.pages;
    const wordsOf = (slug: Slug | 'notFound') => given[pageKey(slug)];
    /** The subject of a page is its name too, where it is short enough for a menu. */
    const subjectOf = (slug: Slug | 'notFound') => {
      const { called } = pages.find((page) => page.slug === slug) ?? {};
      const [subject] = called === undefined ? [] : valuesAt(content, called);
      return typeof subject === 'string' && subject.length <= longestPageName ? subject : undefined;
    };
    /** A page that lacks what its name promises is about the business. */
    const aboutUs = (slug: Slug | 'notFound') => {
      const { promises } = pages.find((page) => page.slug === slug) ?? {};
      return promises === undefined || isSaidAt(content, promises) ? undefined : labels.story;
    };
    const nameOf = (slug: Slug | 'notFound') =>
      wordsOf(slug)?.name ?? subjectOf(slug) ?? aboutUs(slug) ?? labelled[pageKey(slug)] ?? slug;
    const shown = pages.filter(
      ({ slug, needs }) =>
        slug === '' ||
        (!wordsOf(slug)?.hidden && (!needs || needs.some((place) => isSaidAt(content, place)))),
    );
    return {
      shown,
      site: {
        content,
        nameOf,
        has: (slug: Slug) => shown.some((page) => page.slug === slug),
        labels,
        language,
        locale: localeOf(language, business.address),
        show: makeShow({ drawings, business, files, drawn: options.pictures === 'drawn', mount }),
        formAction,
        options,
      },
      themeClass: [theme, lookOf(palettes, options.palette), lookOf(typefaces, options.typefaces)]
        .filter(Boolean)
        .join(' '),
      wordsOf,
      nameOf,
    };
  }

  /** Frames a page. A slug that is no page’s stands for a page without a place in the menu. */
  function Framed({
    slug,
    href,
    answer,
    children,
    ...input
  }: SiteInput & SitePageProps & Pick<FrameProps<Slug>, 'answer' | 'children'>) {
    const { site, shown, themeClass, nameOf } = dress(input);
    const links = shown.map((page) => ({
      slug: page.slug,
      label: nameOf(page.slug),
      href: href(page.slug),
      current: page.slug === slug,
    }));
    return (
      <Page theme={themeClass}>
        <Frame
          {...site}
          href={href}
          slug={shown.find((page) => page.slug === slug)?.slug}
          links={links}
          answer={answer}
        >
          {children}
        </Frame>
        {input.reportUrl && (
          <aside aria-label={site.labels.reportAbuse}>
            <Container>
              <ButtonLink tone="quiet" size="small" href={input.reportUrl}>
                {site.labels.reportAbuse}
              </ButtonLink>
            </Container>
          </aside>
        )}
      </Page>
    );
  }

  function SitePage(page: SiteInput & SitePageProps) {
    const { slug, href } = page;
    const { site } = dress(page);
    const Shown: typeof NotFound = isKnown(slug) && site.has(slug) ? bodies[slug] : NotFound;
    return (
      <Framed {...page}>
        <Shown {...site} href={href} />
      </Framed>
    );
  }

  function AnswerPage({ answer, ...page }: SiteInput & Pick<SitePageProps, 'href'> & { answer: Answer }) {
    const { site } = dress(page);
    const { home, form } = site.labels;
    const wayHome = { label: home, href: page.href('') };
    const said: AnswerProps =
      answer === 'sent'
        ? { heading: form.sent, lead: form.sentText, actions: [wayHome] }
        : { heading: form.refused, lead: form.refusedText, actions: [callAction(site), wayHome] };
    return (
      <Framed {...page} slug={answer} answer={said}>
        <AnswerBody {...said} />
      </Framed>
    );
  }

  function render(input: SiteInput): TemplateSite {
    const {
      site: { content, labels, locale },
      shown,
      themeClass,
      wordsOf,
      nameOf,
    } = dress(input);
    const { business } = content;
    const name = plainName(business);
    const whoAndWhere = sentence([name, business.trade, business.address.town]);
    const reached = business.telephone ?? business.mail;
    const ended = (words: string) => [`${words}.`, reached].filter(Boolean).join(' ');
    const about = business.line ?? ended(sentence([business.trade, addressLine(business.address)]));
    const headOf = (slug: Slug | 'notFound') => ({
      title: wordsOf(slug)?.title ?? (slug === '' ? whoAndWhere : `${nameOf(slug)} · ${name}`),
      description: cut(
        wordsOf(slug)?.description ?? (slug === '' ? about : ended(`${nameOf(slug)}: ${whoAndWhere}`)),
        160,
      ),
    });
    return {
      language: locale,
      pages: withAddresses(shown.map(({ slug }) => ({ slug, name: nameOf(slug), ...headOf(slug) }))),
      notFound: headOf('notFound'),
      answers: {
        sent: { title: `${labels.form.sent} · ${name}`, description: labels.form.sentText },
        refused: { title: `${labels.form.refused} · ${name}`, description: labels.form.refusedText },
      },
      name,
      front: frontOf(content, input),
      theme: themeClass,
      Page: (props) => <SitePage {...input} {...props} />,
      AnswerPage: (props) => <AnswerPage {...input} {...props} />,
      structuredData: structuredDataOf(content, businessType),
    };
  }

  const optionsSchema = group(
    {
      palette: optional(
        oneOf({ title: 'Colours', description: 'What it is painted in.' }, Object.keys(palettes)),
      ),
      typefaces: optional(
        oneOf({ title: 'Typeface', description: 'What it is set in.' }, Object.keys(typefaces)),
      ),
      pictures: optional(
        oneOf({ title: 'Pictures', description: 'Photographs, or the design’s drawings in their place.' }, [
          'photographed',
          'drawn',
        ]),
      ),
      plain: optional(
        yes({
          title: 'Plain words',
          description:
            'Says plainly what the design would say with a wink. A design that never does keeps it for others.',
        }),
      ),
    },
    { title: 'Looks', description: 'What may be chosen of this design.' },
  );

  return {
    id,
    schema,
    fields,
    bright,
    pages,
    optionsSchema,
    labels: own,
    plain,
    drawings,
    unoffered,
    palettes,
    typefaces,
    Page: SitePage,
    render,
  };
}
