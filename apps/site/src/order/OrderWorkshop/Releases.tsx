import { releaseStep } from '@awning/content/orders/releaseStep';
import { workshopWords } from '@awning/content/orders/workshopWords';
import { shared } from '@awning/content/shared';
import type { Workshop } from '@awning/contract/sites/workshop';
import { Button, ButtonLink } from '@awning/ui/components/Button';
import { FieldProblem } from '@awning/ui/components/FieldProblem';
import { LiveText } from '@awning/ui/components/LiveText';
import { Progress } from '@awning/ui/components/Progress';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId } from 'react';
import { useOrderDate } from '../../format/useOrderDate.ts';

type Release = Workshop['releases'][number];

export interface ReleasesProps {
  /** Whether the website is live: then another release can replace the published one. */
  live: boolean;
  releases: readonly Release[];
  /** The progress of the release that is being made. */
  making?: Pick<Release, 'progress' | 'step'> | undefined;
  /** The id of the release that is being published. */
  publishing?: string | undefined;
  /** Why the last action failed. */
  problem?: string | undefined;
  onBuild: () => void;
  onPublish: (release: Release) => void;
}

const { releases: words } = workshopWords;

/** How many of them are shown: the last ones, and the published one. */
const shown = 6;

/** The builds of a buyer's content: to preview, publish, or bring back. */
export function Releases(props: ReleasesProps) {
  const { live, releases, making, publishing, problem, onBuild, onPublish } = props;
  const orderDate = useOrderDate();
  const step = making?.step ? releaseStep(making.step) : undefined;
  const headingId = useId();
  const problemId = useId();
  const built = releases.filter(({ state }) => state === 'built');
  const current = built.find(({ published }) => published);
  const listed = built.filter((release, place) => place < shown || release === current);

  return (
    <Section labelledBy={headingId} id="see-it">
      <Stack gap="medium">
        <Heading id={headingId} level={2} size="xlarge">
          {words.heading}
        </Heading>
        <Text tone="muted">{live ? words.leadLive : words.lead}</Text>
        <div>
          <Button busy={making !== undefined} onClick={onBuild}>
            {making === undefined ? words.build : words.building}
          </Button>
        </div>
        {making && (
          <Progress
            label={words.progress}
            value={making.progress}
            max={100}
            valueText={step ?? words.perCent(making.progress)}
          />
        )}
        <LiveText>{step ?? ''}</LiveText>
        <div role="alert">{problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}</div>
        {listed.length > 0 && (
          <ul aria-label={words.heading}>
            {listed.map((release) => {
              const { id, version, createdAt, previewUrl, published } = release;
              const made = orderDate(createdAt);
              const isOlder = current !== undefined && version < current.version;
              return (
                <li key={id}>
                  <Stack gap="xsmall" align="start">
                    <Text>
                      {words.version(version)}, <time dateTime={made.dateTime}>{made.text}</time>{' '}
                      {published && <StateStamp label={words.live} tone="good" />}
                    </Text>
                    <Stack gap="xsmall" align="start">
                      {previewUrl && (
                        <ButtonLink tone="quiet" size="small" href={previewUrl} newTab={shared.newTab}>
                          {words.look(version)}
                        </ButtonLink>
                      )}
                      {live && !published && (
                        <Button
                          tone="outline"
                          size="small"
                          busy={publishing === id}
                          onClick={() => onPublish(release)}
                        >
                          {publishing === id
                            ? words.publishing
                            : (isOlder ? words.bringBack : words.publish)(version)}
                        </Button>
                      )}
                    </Stack>
                  </Stack>
                </li>
              );
            })}
          </ul>
        )}
      </Stack>
    </Section>
  );
}
