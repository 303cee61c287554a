import { deskSite } from '@awning/content/deskSite';
import { Button, ButtonLink } from '@awning/ui/components/Button';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { Stack, Text } from '@awning/ui/primitives';

type Kind = 'files' | 'source';

export interface SiteFilesProps {
  /** The published version, if there is one. */
  version: number | undefined;
  /** The zip that is being downloaded. */
  fetching: Kind | undefined;
  /** Downloads one of the two. */
  onFetch: (kind: Kind) => void;
}

const { files: words } = deskSite;
const kinds: readonly Kind[] = ['files', 'source'];

/** Delivers a website as files: the finished site, and the source project. */
export function SiteFiles({ version, fetching, onFetch }: SiteFilesProps) {
  return (
    <DeskPanel
      id="files"
      heading={words.heading}
      lead={words.lead}
      footnote={version === undefined ? undefined : words.of(version)}
    >
      {version === undefined ? (
        <Stack gap="small" align="start">
          <Text tone="muted">{words.none}</Text>
          <ButtonLink href="#releases" tone="outline" size="small">
            {words.next}
          </ButtonLink>
        </Stack>
      ) : (
        <Stack gap="small" align="start">
          {kinds.map((kind) => (
            <Button
              key={kind}
              tone="outline"
              size="small"
              busy={fetching === kind}
              onClick={() => onFetch(kind)}
            >
              {fetching === kind ? words.fetching : words.download[kind]}
            </Button>
          ))}
        </Stack>
      )}
    </DeskPanel>
  );
}
