import { desk } from '@awning/content/desk';
import { deskSite } from '@awning/content/deskSite';
import type { AdminSite } from '@awning/contract/admin/sites';
import { changesInThePrice } from '@awning/contract/sites/changesInThePrice';
import { findTemplate } from '@awning/shop/catalogue';
import { boughtOf, designsFor } from '@awning/shop/designs';
import { takesDelivery } from '@awning/shop/order';
import { catalogue } from '@awning/templates/catalogue';
import { ButtonLink } from '@awning/ui/components/Button';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { Ledger } from '@awning/ui/sections/Ledger';
import { RecordDetail } from '@awning/ui/sections/RecordDetail';
import { Grid } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import { reasonOf } from '../../api/failure.ts';
import { deskDate, deskDay } from '../deskDate.ts';
import type { DeskChanging, DeskResult, SitePage } from '../deskView.ts';
import type { FieldSchema } from '../../forms/content/fieldSchema.ts';
import { lackWords } from '../../forms/content/lackWords.ts';
import { paths } from '../../paths.ts';
import { SiteBuild, type SiteBuildProps } from './SiteBuild.tsx';
import { SiteChanges } from './SiteChanges.tsx';
import { SiteContent, type SiteContentProps } from './SiteContent.tsx';
import { SiteDesign, type SiteDesignProps } from './SiteDesign.tsx';
import { SiteDomain, type SiteDomainProps } from './SiteDomain.tsx';
import { SiteFiles, type SiteFilesProps } from './SiteFiles.tsx';
import { SiteMessages, type SiteMessagesProps } from './SiteMessages.tsx';
import { SiteName, type SiteNameProps } from './SiteName.tsx';
import { SitePause, type SitePauseProps } from './SitePause.tsx';
import { SitePictures, type SitePicturesProps } from './SitePictures.tsx';
import { SiteReleases, type SiteReleasesProps } from './SiteReleases.tsx';
import { SiteVersions, type SiteVersionsProps } from './SiteVersions.tsx';
import { SiteSuggestion } from './SiteSuggestion.tsx';
import { siteTone } from './siteTone.ts';
import { turnOf } from './turnOf.ts';

export interface DeskSiteProps
  extends
    DeskChanging,
    Pick<SitePauseProps, 'onPause'>,
    Pick<SiteBuildProps, 'onBuild'>,
    Pick<SiteReleasesProps, 'onOffer' | 'onPublish'>,
    Pick<SiteFilesProps, 'fetching' | 'onFetch'> {
  /** Its data, or the reason why they could not be loaded. */
  page: DeskResult<SitePage>;
  /** The present state of the site: a build goes on while the page is open. */
  site: AdminSite | undefined;
  /** The state of renaming it. */
  name: Pick<SiteNameProps, 'status' | 'problems' | 'onSubmit'>;
  /** The state of moving it to another design. */
  design: Pick<SiteDesignProps, 'status' | 'problems' | 'onSubmit'>;
  /** Releases a former name. */
  onReleaseName: SiteNameProps['onRelease'];
  /** The content, and the state of editing it. */
  content: Pick<SiteVersionsProps, 'busy' | 'problem' | 'onTake'> & {
    editor: Omit<SiteContentProps, 'id' | 'view' | 'takesSuggestions'> | undefined;
  };
  /** A preview with the editor's content. */
  view?: ReactNode;
  /** The state of writing to its buyer. */
  messages: Omit<SiteMessagesProps, 'id' | 'messages'>;
  /** The state of sending photographs. */
  pictures: Omit<SitePicturesProps, 'id' | 'pictures'>;
  /** The state of setting its owner’s domain. */
  domain: Omit<SiteDomainProps, 'id' | 'own' | 'busy' | 'problem'>;
}

const { orders, list, order: orderWords } = desk;
const { facts, frame, lacks, states } = deskSite;

/** Its present design, and the purchased one if that differs. */
const designOf = (site: AdminSite, order: { templateId: string; templateName: string }) =>
  site.templateId === order.templateId
    ? order.templateName
    : facts.designInstead(
        findTemplate(catalogue, site.templateId)?.name ?? site.templateId,
        order.templateName,
      );

/** The website of an order: its content, its releases, and the published one. */
export function DeskSite({ page, site, content, view, ...does }: DeskSiteProps) {
  if (!page?.answer || !site || !content.editor) {
    return (
      <Ledger
        heading={deskSite.heading}
        count=""
        status={page ? 'idle' : 'loading'}
        labels={list}
        notice={
          page?.failure && {
            urgent: true,
            heading: reasonOf(page.failure) ? list.failed : deskSite.missing,
            text: page.failure.message,
            action: <ButtonLink href={paths.deskOrders.to()}>{orders.heading}</ButtonLink>,
          }
        }
      />
    );
  }
  const { order, domain, messages } = page.answer;
  const { id } = order;
  const schema: FieldSchema = page.answer.form?.schema ?? {};
  const { busy, problem } = does;
  const live = site.releases.find(({ published }) => published);

  return (
    <>
      <RecordDetail
        heading={site.name}
        breadcrumbs={{
          label: orderWords.where,
          items: [
            { label: orders.heading, href: paths.deskOrders.to() },
            { label: order.reference, href: paths.deskOrder.to({ id }) },
          ],
          current: deskSite.heading,
        }}
        stamp={{ label: states[site.state], tone: siteTone(site) }}
        facts={[
          { label: facts.turn, text: turnOf(site, order.status) },
          ...(order.readyBy === null
            ? []
            : [{ label: facts.due, text: deskDay(order.readyBy), dateTime: order.readyBy }]),
          ...(site.changesAsked > 0
            ? [{ label: facts.changes, text: facts.changesOf(site.changesAsked, changesInThePrice) }]
            : []),
          { label: facts.address, text: site.address, href: site.address },
          { label: facts.buyer, text: order.customer.business ?? order.customer.name },
          { label: facts.design, text: designOf(site, order) },
          { label: facts.saved, text: facts.version(site.version, deskDate(site.savedAt).text) },
          {
            label: facts.shown,
            text: live ? facts.version(live.version, deskDate(live.createdAt).text) : facts.nothing,
          },
        ]}
        next={<SiteBuild site={site} busy={busy} problem={problem} onBuild={does.onBuild} />}
      />
      {site.missing.length > 0 && (
        <DeskPanel id="missing" heading={lacks.heading} lead={lacks.lead(site.version)}>
          <ul>
            {site.missing.map((fault) => (
              <li key={fault.path}>{lackWords(fault, schema)}</li>
            ))}
          </ul>
        </DeskPanel>
      )}
      <SiteChanges {...page.answer} />
      <SiteSuggestion {...page.answer} />
      <SiteReleases
        site={site}
        busy={busy}
        problem={problem}
        schema={schema}
        onOffer={does.onOffer}
        onPublish={does.onPublish}
      />
      <SiteMessages {...does.messages} id={id} messages={messages} />
      <SiteContent
        {...content.editor}
        id={id}
        view={view}
        takesSuggestions={
          (site.stage === 'checking' || site.stage === 'approving') && takesDelivery(order.status)
        }
      />
      <SitePictures {...does.pictures} id={id} pictures={site.pictures} />
      <DeskPanel id="frame" heading={frame.heading} lead={frame.lead}>
        <Grid narrowest="large">
          {[
            <SiteName
              key="name"
              {...does.name}
              id={id}
              site={site}
              busy={busy}
              problem={problem}
              onRelease={does.onReleaseName}
            />,
            site.stage !== 'live' && takesDelivery(order.status) && (
              <SiteDesign
                key="design"
                {...does.design}
                id={id}
                templateId={site.templateId}
                designs={designsFor(catalogue, boughtOf(order, order.differences), site.templateId).filter(
                  (template) => template.id !== site.templateId,
                )}
                offered={site.stage === 'approving'}
              />
            ),
            site.state !== 'draft' && (
              <SitePause
                key="pause"
                paused={site.state === 'paused'}
                refunded={order.status === 'refunded'}
                busy={busy}
                problem={problem}
                onPause={does.onPause}
              />
            ),
          ].filter(Boolean)}
        </Grid>
      </DeskPanel>
      <SiteDomain {...does.domain} id={id} own={domain} busy={busy} problem={problem} />
      <SiteVersions
        versions={site.versions}
        busy={content.busy}
        problem={content.problem}
        onTake={content.onTake}
      />
      <SiteFiles version={live?.version} fetching={does.fetching} onFetch={does.onFetch} />
    </>
  );
}
