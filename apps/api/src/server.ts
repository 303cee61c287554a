import path from 'node:path';
import { buildApp } from './app.ts';
import type { Config, StripeSettings } from './config.ts';
import type { OpenedDatabase } from './database/open.ts';
import { asUnavailable } from './database/unavailable.ts';
import { openCounter } from './limits/openCounter.ts';
import { loadSite } from './site/loadSite.ts';
import { loggerFor } from './logging/logger.ts';
import { createOutboxFolder } from './mail/outboxFolder.ts';
import { createSmtpServer } from './mail/smtpServer.ts';
import type { NewAdmin } from './modules/accounts/admins/admins.service.ts';
import { makeFirstAdmin } from './modules/accounts/admins/firstAdmin.ts';
import { startRepeatedJob } from './jobs/repeatedJob.ts';
import { openSiteBuilder } from './modules/sites/releases/openSiteBuilder.ts';
import { createPictureScaler } from './modules/sites/pictures/pictureScaler.ts';
import { createResolver } from './modules/sites/domains/resolver.ts';
import { createServices } from './services.ts';

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * 60 * 60 * second;

export interface RunningServer {
  /** Rejects when the database can never be opened as it is. Returns the admin that was created, if any. */
  opened: Promise<{ firstAdmin: NewAdmin | undefined }>;
  /** Whether pages are served beside the API. */
  hasPages: boolean;
  /** Logs what a person should know. */
  note: (message: string) => void;
  /** Stops listening, finishes requests under way and closes the database. */
  close: () => Promise<void>;
}

/** Assembles the shop and starts to listen. Pages are served at once, orders when the database is open. */
export async function startServer(
  config: Config,
  {
    database,
    sessionSecret,
    siteDist,
    renderWorker,
    builderWorker,
    pictureProcess,
  }: {
    database: OpenedDatabase;
    sessionSecret: string;
    siteDist: URL;
    renderWorker: URL;
    builderWorker: URL;
    pictureProcess: URL;
  },
): Promise<RunningServer> {
  const mailTransport = config.smtpUrl
    ? createSmtpServer({ url: config.smtpUrl, from: config.mailFrom })
    : createOutboxFolder({ folder: path.join(config.dataDir, 'outbox'), from: config.mailFrom });

  const now = () => new Date();
  const limits = openCounter({ ...config, now, log: (message) => app.log.warn(message) });
  const designs = openSiteBuilder({ designs: new URL('designs/', siteDist), workerFile: builderWorker });
  const services = createServices({
    ...config,
    database,
    mailTransport,
    resolver: createResolver({ servers: config.dnsServers }),
    secret: sessionSecret,
    counter: limits.counter,
    now,
    log: (message) => app.log.warn(message),
    siteBuilder: designs.builder,
    scalePicture: createPictureScaler(pictureProcess),
    payments: config.stripe && (await openStripe(config.stripe, now)),
  });

  const loaded = await loadSite(siteDist, renderWorker);
  const jobs: ReturnType<typeof startRepeatedJob>[] = [];
  let mailJob: ReturnType<typeof startRepeatedJob> | undefined;
  let open = false;
  let closing = false;
  const app = await buildApp(
    {
      ...services,
      site: loaded?.site,
      isOpen: () => open,
      mailIsWaiting: () => {
        mailJob?.runNow();
      },
    },
    { ...config, logger: loggerFor(config.production) },
  );

  // A database that is away is logged at every request already.
  const logUnlessUnavailable = (error: unknown) => {
    if (!asUnavailable(error)) app.log.error(error);
  };
  const answerResets = async () => {
    if (await services.resets.answerAsked()) mailJob?.runNow();
  };
  const answerLinks = async () => {
    if (await services.orderLinks.answerAsked()) mailJob?.runNow();
  };
  const opened = (async () => {
    await database.opened;
    // No other process has this folder: mails and jobs that an earlier one had taken up are free again.
    if (!config.databaseUrl) {
      await services.mails.releaseAll(new Date()).catch(logUnlessUnavailable);
      await services.queue.releaseAll().catch(logUnlessUnavailable);
    }
    mailJob = startRepeatedJob((stop) => services.mailWorker.sendDue(stop), {
      every: 5 * second,
      log: logUnlessUnavailable,
    });
    jobs.push(
      mailJob,
      startRepeatedJob(() => services.orders.expireOverdue(), {
        every: 15 * second,
        log: logUnlessUnavailable,
      }),
      // On a timer, and not when a visitor asks, so that the time of the mail reveals nothing.
      startRepeatedJob(answerResets, { every: second, log: logUnlessUnavailable }),
      startRepeatedJob(answerLinks, { every: second, log: logUnlessUnavailable }),
      startRepeatedJob(() => services.sessions.purge(), { every: hour, log: logUnlessUnavailable }),
      startRepeatedJob(() => services.retention.clearAway(), { every: day, log: logUnlessUnavailable }),
      startRepeatedJob((stop) => services.siteDomains.checkDue(stop), {
        every: 60 * second,
        log: logUnlessUnavailable,
      }),
      startRepeatedJob(() => services.hosting.visits.write(), {
        every: 5 * second,
        log: logUnlessUnavailable,
      }),
      startRepeatedJob(() => services.orders.reconcile(), { every: 60 * second, log: logUnlessUnavailable }),
    );
    services.queue.start();
    // A shop that cannot write at the moment still shows its pages; the next start tries again.
    const firstAdmin = await makeFirstAdmin(services.admins, config).catch((error: unknown) => {
      if (!closing) app.log.error(error);
      return undefined;
    });
    open = true;
    return { firstAdmin };
  })();
  // Callers learn of it when they wait for `opened`; until then it must not end the process.
  opened.catch(() => undefined);

  await app.listen({ port: config.port, host: config.host });

  return {
    opened,
    hasPages: loaded !== undefined,
    note: (message) => app.log.warn(message),
    async close() {
      closing = true;
      await Promise.all([app.close(), services.queue.stop(), ...jobs.map((job) => job.stop())]);
      await Promise.all([database.close(), limits.close(), loaded?.close(), designs.close()]);
    },
  };
}

/** Loaded only where cards are taken, since it loads slowly. */
async function openStripe(settings: StripeSettings, now: () => Date) {
  const { createStripe } = await import('./payments/stripe.ts');
  return createStripe({ ...settings, now });
}
