import { desk } from '@awning/content/desk';
import type { AdminFile } from '@awning/contract/deliveries';
import { Button } from '@awning/ui/components/Button';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { useRef } from 'react';
import type { DeskChanging } from '../deskView.ts';
import { megabytes } from '../../format/megabytes.ts';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';

export interface FileListProps {
  files: readonly AdminFile[];
  /** The id of the change under way. */
  busy: DeskChanging['busy'];
  problem: DeskChanging['problem'];
  onRemove: (file: AdminFile) => void;
}

const { delivery: words } = desk.order;

/** Lists the files of an order, each of which can be removed. */
export function FileList({ files, busy, problem, onRemove }: FileListProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = files.length;
  useLostFocus(list, count);

  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={words.files}>
      {count === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <Stack gap="small">
                <Text>
                  <span dir="auto">{file.name}</span> ({megabytes(file.size)}
                  {file.received < file.size && `, ${words.incomplete}`})
                </Text>
                <DeskProblem>{problem?.id === file.id ? problem.message : undefined}</DeskProblem>
                <div>
                  <Button tone="paper" size="small" busy={busy === file.id} onClick={() => onRemove(file)}>
                    <span>
                      {busy === file.id ? words.removing : words.remove}{' '}
                      <VisuallyHidden>{file.name}</VisuallyHidden>
                    </span>
                  </Button>
                </div>
              </Stack>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
