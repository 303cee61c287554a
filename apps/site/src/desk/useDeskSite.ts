import { deskSite } from '@awning/content/deskSite';
import type { AdminRelease, AdminSite } from '@awning/contract/admin/sites';
import { findTemplate } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import type { FormProblems } from '@awning/ui/components/Form';
import { valuesOf } from '@awning/ui/components/FormValues';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { DeskResult } from './deskView.ts';
import type * as siteCalls from './state/deskSite.ts';
import { saveFrom } from '../browser/saveFile.ts';
import { unreachable } from '../api/failure.ts';
import { notify } from '../state/notifications.ts';
import { useDeskChange } from './useDeskChange.ts';

const {
  name: nameWords,
  design: designWords,
  pause,
  messages: messageWords,
  releases,
  domain: domainWords,
  files,
} = deskSite;

const problemsOf = (failure: NonNullable<DeskResult<unknown>>['failure']): FormProblems | undefined =>
  failure && { form: failure.message, fields: failure.fields };

const statusOf = (busy: boolean) => (busy ? ('submitting' as const) : ('idle' as const));

/**
 * Renames, redesigns, opens and closes, builds, offers and publishes the website of an order, sets its domain and
 * writes to its buyer.
 */
export function useDeskSite(id: string, loaded: AdminSite | undefined) {
  const { busy, problem, change } = useDeskChange();
  const { revalidate } = useRevalidator();
  const site = useSiteNews(id, loaded);
  const [nameProblems, setNameProblems] = useState<FormProblems>();
  const [designProblems, setDesignProblems] = useState<FormProblems>();
  const [domainProblems, setDomainProblems] = useState<FormProblems>();
  const [messageProblems, setMessageProblems] = useState<FormProblems>();
  const [rounds, setRounds] = useState(0);
  const [fetching, setFetching] = useState<'files' | 'source'>();

  /** Changes something of the site. */
  const changeSite = <Answer>(
    what: string,
    ask: (calls: typeof siteCalls) => Promise<NonNullable<DeskResult<Answer>>>,
    done: string | ((answer: Answer) => string),
  ) => change(what, async () => ask(await import('./state/deskSite.ts')), done);

  async function onRename(values: FormData) {
    const name = valuesOf(values, ['name']).name.trim();
    const { failure } = await changeSite('name', (calls) => calls.renameSite(id, name), nameWords.done(name));
    setNameProblems(problemsOf(failure));
  }

  async function onDesign(values: FormData) {
    const { templateId } = valuesOf(values, ['templateId']);
    const name = findTemplate(catalogue, templateId)?.name ?? templateId;
    const { failure } = await changeSite(
      'design',
      (calls) => calls.takeSiteDesign(id, { templateId, version: site!.version }),
      designWords.done(name),
    );
    setDesignProblems(problemsOf(failure));
    // Its buyer may have saved something meanwhile, or have chosen a design themselves.
    if (failure) await revalidate();
  }

  /** A message that was not sent stays in the form. */
  async function onMessage(values: FormData) {
    const { text } = valuesOf(values, ['text']);
    const { failure } = await changeSite(
      'message',
      (calls) => calls.sendSiteMessage(id, text),
      messageWords.sent,
    );
    setMessageProblems(problemsOf(failure));
    if (!failure) setRounds((before) => before + 1);
  }

  async function onDomain(values: FormData) {
    const { domain, agreed } = valuesOf(values, ['domain', 'agreed']);
    const body = { domain, ...(agreed && { agreed: true as const }) };
    const { failure } = await changeSite(
      'domain',
      (calls) => calls.setSiteDomain(id, body),
      domainWords.saved,
    );
    setDomainProblems(problemsOf(failure));
  }

  async function fetchFiles(kind: 'files' | 'source') {
    setFetching(kind);
    const outcome = await import('./state/deskSite.ts')
      .then(({ fetchSiteFiles }) => fetchSiteFiles(id, kind))
      .catch(() => ({ failure: unreachable(files.failed) }));
    setFetching(undefined);
    if (outcome.failure) return notify('error', outcome.failure.message);
    saveFrom(files.names[kind](site!.name), outcome.answer);
    notify('success', files.done);
  }

  return {
    site,
    busy,
    problem,
    name: { status: statusOf(busy === 'name'), problems: nameProblems, onSubmit: onRename },
    design: { status: statusOf(busy === 'design'), problems: designProblems, onSubmit: onDesign },
    onReleaseName: (name: string) =>
      void changeSite(`name ${name}`, (calls) => calls.releaseSiteName(id, name), nameWords.released(name)),
    onPause: (paused: boolean) =>
      void changeSite(
        'pause',
        (calls) => calls.pauseSite(id, paused),
        paused ? pause.closed : pause.reopened,
      ),
    onBuild: () => void changeSite('build', (calls) => calls.buildSite(id), releases.asked),
    onOffer: async ({ id: release, version }: AdminRelease) => {
      const { failure } = await changeSite(
        `offer ${release}`,
        (calls) => calls.offerSite(id, release),
        releases.offered(version),
      );
      // Its buyer may have sent something meanwhile.
      if (failure) await revalidate();
    },
    onPublish: async ({ id: release, version }: AdminRelease) => {
      const { failure } = await changeSite(
        release,
        (calls) => calls.publishSite(id, release),
        releases.done(version),
      );
      // The buyer or another admin may have changed what is missing.
      if (failure) await revalidate();
    },
    messages: {
      status: statusOf(busy === 'message'),
      problems: messageProblems,
      rounds,
      onSubmit: onMessage,
    },
    domain: {
      form: { status: statusOf(busy === 'domain'), problems: domainProblems, onSubmit: onDomain },
      onCheck: () =>
        void changeSite(
          'check',
          (calls) => calls.checkSiteDomain(id),
          (answer) => domainWords.looked(answer.domain?.failure ?? null),
        ),
      onRemove: (domain: string) =>
        void changeSite('remove', (calls) => calls.removeSiteDomain(id), domainWords.removed(domain)),
    },
    fetching,
    onFetch: (kind: 'files' | 'source') => void fetchFiles(kind),
  };
}

async function follow(id: string, tell: (site: AdminSite) => void) {
  const { followSite } = await import('./state/deskSite.ts');
  return followSite(id, tell);
}

const isUnderWay = ({ state }: AdminRelease) => state === 'waiting' || state === 'building';

const isAtWork = ({ releases: all, pictures }: AdminSite) =>
  all.some(isUnderWay) || pictures.some(({ state }) => state === 'scaling');

/** The state of a site, kept up to date while a part of it is being made. */
function useSiteNews(id: string, loaded: AdminSite | undefined): AdminSite | undefined {
  const [news, setNews] = useState<{ since: AdminSite; site: AdminSite }>();
  // Data loaded after it are newer.
  const site = news && news.since === loaded ? news.site : loaded;
  const atWork = site !== undefined && isAtWork(site);

  const hear = useEffectEvent((next: AdminSite) => {
    if (!loaded) return;
    for (const { id: release, version, state } of next.releases) {
      const before = site?.releases.find((known) => known.id === release);
      if (!before || !isUnderWay(before)) continue;
      if (state === 'built') notify('success', releases.built(version));
      if (state === 'failed') notify('error', releases.failed(version));
    }
    setNews({ since: loaded, site: next });
  });

  useEffect(() => {
    if (!atWork) return undefined;
    let left = false;
    const following = follow(id, (next) => {
      if (!left) hear(next);
      // Without updates the page stays as it was loaded.
    }).catch(() => undefined);
    return () => {
      left = true;
      void following.then((stop) => stop?.());
    };
  }, [id, atWork]);

  return site;
}
