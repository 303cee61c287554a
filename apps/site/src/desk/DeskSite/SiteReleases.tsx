import { desk } from '@awning/content/desk';
import { deskSite } from '@awning/content/deskSite';
import { releaseStep } from '@awning/content/orders/releaseStep';
import { shared } from '@awning/content/shared';
import type { AdminRelease, AdminSite } from '@awning/contract/admin/sites';
import { Button, ButtonLink } from '@awning/ui/components/Button';
import { LiveText } from '@awning/ui/components/LiveText';
import { Progress } from '@awning/ui/components/Progress';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import type { FieldSchema } from '../../forms/content/fieldSchema.ts';
import { lackWords } from '../../forms/content/lackWords.ts';
import { deskDate } from '../deskDate.ts';
import type { DeskChanging, DeskTrouble } from '../deskView.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';
import { releaseTone } from './siteTone.ts';

export interface SiteReleasesProps extends DeskChanging {
  site: AdminSite;
  /** Its buyer's form: it has the titles of the missing fields. */
  schema: FieldSchema;
  /** Asks the buyer to review a release. */
  onOffer: (release: AdminRelease) => void;
  /** Publishes a release. */
  onPublish: (release: AdminRelease) => void;
}

const { releases: words } = deskSite;
const { none } = desk.list;

/** Lists the releases of a website, asks the buyer to review one, and publishes one. */
export function SiteReleases({ site, schema, busy, problem, onOffer, onPublish }: SiteReleasesProps) {
  const { releases, publications } = site;
  const made = releases.find(({ step }) => step !== null);
  const wasPublished = new Set(publications.map(({ release }) => release));
  // A live website is published; its buyer was asked before, or need not be.
  const canBeOffered = site.stage !== 'live';
  const actionOf = (change: string) => ({
    busy: busy === change,
    problem: problem?.id === change ? problem : undefined,
    schema,
  });

  return (
    <DeskPanel id="releases" heading={words.heading} lead={words.lead}>
      <LiveText>{made?.step ? words.step(made.version, releaseStep(made.step)) : ''}</LiveText>
      {releases.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <DeskTable
          caption={words.heading}
          rowHeading={words.release}
          columns={[
            words.when,
            words.state,
            words.preview,
            ...(canBeOffered ? [words.offer] : []),
            words.change,
          ]}
          rows={releases.map((release) => ({
            id: release.id,
            header: words.version(release.version),
            cells: [
              deskDate(release.createdAt).text,
              <ReleaseState key="state" release={release} />,
              release.previewUrl ? (
                <ButtonLink
                  key="preview"
                  tone="quiet"
                  size="small"
                  href={release.previewUrl}
                  newTab={shared.newTab}
                  label={words.lookAt(release.version)}
                >
                  {words.look}
                </ButtonLink>
              ) : (
                none
              ),
              ...(canBeOffered
                ? [
                    <OfferButton
                      key="offer"
                      release={release}
                      offered={site.offered === release.id}
                      {...actionOf(`offer ${release.id}`)}
                      onOffer={onOffer}
                    />,
                  ]
                : []),
              <PublishButton
                key="publish"
                release={release}
                again={wasPublished.has(release.id)}
                {...actionOf(release.id)}
                onPublish={onPublish}
              />,
            ],
          }))}
        />
      )}
    </DeskPanel>
  );
}

function ReleaseState({ release: { state, progress, step, failure, published } }: { release: AdminRelease }) {
  if (state === 'waiting' || state === 'building') {
    return (
      <Progress
        label={words.states[state]}
        value={progress}
        max={100}
        valueText={step ? releaseStep(step) : words.progress(progress)}
      />
    );
  }
  return (
    <Stack gap="xsmall" align="start">
      {published ? (
        <StateStamp label={words.published} tone="good" />
      ) : (
        <StateStamp label={words.states[state]} tone={releaseTone[state]} />
      )}
      {failure !== null && <Text size="small">{failure}</Text>}
    </Stack>
  );
}

interface ReleaseChange {
  release: AdminRelease;
  busy: boolean;
  /** The reason of a failure, with the missing fields by their paths. */
  problem: DeskTrouble | undefined;
  schema: FieldSchema;
}

interface OfferButtonProps extends ReleaseChange {
  /** The buyer is reviewing it now. */
  offered: boolean;
  onOffer: (release: AdminRelease) => void;
}

function OfferButton({ release, offered, busy, problem, schema, onOffer }: OfferButtonProps) {
  if (offered) return <StateStamp label={words.withBuyer} tone="open" />;
  if (release.state !== 'built') return none;

  return (
    <Stack gap="xsmall" align="start">
      <Button tone="outline" size="small" busy={busy} onClick={() => onOffer(release)}>
        <span>
          {busy ? words.asking : words.ask} <VisuallyHidden>{words.version(release.version)}</VisuallyHidden>
        </span>
      </Button>
      <ReleaseProblem problem={problem} schema={schema} />
    </Stack>
  );
}

interface PublishButtonProps extends ReleaseChange {
  /** Visitors saw it before. */
  again: boolean;
  onPublish: (release: AdminRelease) => void;
}

function PublishButton({ release, again, busy, problem, schema, onPublish }: PublishButtonProps) {
  if (release.published) return words.isLive;
  if (release.state !== 'built') return none;
  const change = again ? words.bringBack : words.publish;

  return (
    <Stack gap="xsmall" align="start">
      <Button tone="outline" size="small" busy={busy} onClick={() => onPublish(release)}>
        <span>
          {busy ? words.publishing : change} <VisuallyHidden>{words.version(release.version)}</VisuallyHidden>
        </span>
      </Button>
      <ReleaseProblem problem={problem} schema={schema} />
    </Stack>
  );
}

function ReleaseProblem({ problem, schema }: Pick<ReleaseChange, 'problem' | 'schema'>) {
  const faults = Object.entries(problem?.fields ?? {});

  return (
    <>
      <DeskProblem>{problem?.message}</DeskProblem>
      {faults.length > 0 && (
        <ul>
          {faults.map(([path, message]) => (
            <li key={path}>{lackWords({ path, message }, schema)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
