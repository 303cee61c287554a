import { siteWords } from '@awning/content/orders/siteWords';
import type { SiteEntry } from '@awning/contract/sites/orderSite';
import { Badge } from '@awning/ui/components/Badge';
import { Button } from '@awning/ui/components/Button';
import { Dialog } from '@awning/ui/components/Dialog';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { SubmissionSlip } from '@awning/ui/components/SubmissionSlip';
import { Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { useRef, useState } from 'react';
import { useOrderDate } from '../../format/useOrderDate.ts';

export interface SiteEntriesProps {
  /** Newest first. */
  entries: readonly SiteEntry[];
  /** How many there are in total, listed or not. */
  total: number;
  /** The address of the website, while it is open. */
  address: string | undefined;
  removing: string | undefined;
  onRemove: (id: string) => Promise<void>;
}

const { entries: words } = siteWords;
const { removal } = words;
/** So many are shown before more are requested. */
const first = 5;

/** Lists visitors' entries. The owner must confirm a removal: it cannot be undone. */
export function SiteEntries({ entries, total, address, removing, onRemove }: SiteEntriesProps) {
  const [isLong, setIsLong] = useState(false);
  const [asked, setAsked] = useState<SiteEntry>();
  const list = useRef<HTMLDivElement>(null);
  // While the dialog is open it has the focus. When it closes, its button may be gone with the entry.
  useLostFocus(list, asked ? Infinity : entries.length);
  const shown = isLong ? entries : entries.slice(0, first);

  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={words.heading}>
      <Stack gap="medium">
        {entries.length === 0 && (
          <Stack gap="small">
            <Text>{words.none}</Text>
            {address && (
              <Text>
                <a href={address}>{words.next}</a>
              </Text>
            )}
          </Stack>
        )}
        {shown.map((entry) => (
          <Slip key={entry.id} entry={entry} onRemove={() => setAsked(entry)} />
        ))}
        {shown.length < entries.length && (
          <div>
            <Button onClick={() => setIsLong(true)}>{words.more(entries.length - shown.length)}</Button>
          </div>
        )}
        {isLong && entries.length < total && <Text tone="muted">{words.newest(entries.length, total)}</Text>}
      </Stack>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        heading={removal.question}
        labels={{ close: removal.close }}
        actions={
          asked && (
            <>
              <Button
                busy={removing === asked.id}
                onClick={() => void onRemove(asked.id).then(() => setAsked(undefined))}
              >
                {removing === asked.id ? words.remove.busyLabel : removal.confirm}
              </Button>
              <Button tone="quiet" onClick={() => setAsked(undefined)}>
                {removal.keep}
              </Button>
            </>
          )
        }
      >
        <Text>{removal.warning}</Text>
      </Dialog>
    </div>
  );
}

function Slip({ entry, onRemove }: { entry: SiteEntry; onRemove: () => void }) {
  const { form, suspicious } = entry;
  const sent = useOrderDate()(entry.createdAt);
  const { facts, text } = readOf(entry);

  return (
    <SubmissionSlip
      heading={form}
      headingLevel={3}
      facts={[...facts, { label: words.sent, ...sent }]}
      before={
        suspicious && (
          <Text size="small">
            <Badge label={words.suspicious} tone="quiet" /> {words.suspiciousNote}
          </Text>
        )
      }
      text={text}
      actions={
        <Button tone="quiet" size="small" onClick={onRemove}>
          <span>
            {words.remove.label} <VisuallyHidden>{words.remove.spoken(form, sent.text)}</VisuallyHidden>
          </span>
        </Button>
      }
      labels={words}
    />
  );
}

const isShort = (value: string) => value.length <= 120 && !/[\r\n]/.test(value);

/** Fields that fit on a line are listed as facts, each label once; the rest is below. */
function readOf({ fields }: Pick<SiteEntry, 'fields'>) {
  const facts = new Map<string, string[]>();
  const long: string[] = [];
  for (const { label, value } of fields) {
    if (isShort(value)) facts.set(label, [...(facts.get(label) ?? []), value]);
    else long.push(`${label}: ${value}`);
  }
  return {
    facts: [...facts].map(([label, values]) => ({ label, text: values.join(', ') })),
    text: long.join('\n\n'),
  };
}
