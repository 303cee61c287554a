'use client';
import { useEffect, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { from } from '../../../styles/breakpoints.ts';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './FilterPanel.css.ts';

export interface FilterPanelProps {
  /** On the button, and over the sheet it opens: “Filters”. */
  heading: string;
  /** How many are set: stands on the button, if there are any. */
  active: number;
  /** How many results the filters leave: announced in the sheet on each change, as the page behind is inert. */
  result: string;
  children: ReactNode;
  labels: FilterPanelLabels;
}

export interface FilterPanelLabels {
  /** Says the number on the button, with `{count}` where it goes: “{count} active”. */
  activeCount: string;
  /** Stands at the foot of the filters beside the list for as long as there are others below: “More filters”. */
  more: string;
  /** Names the sheet’s cross. */
  close: string;
  /** Leads back to the list, below the filters: “Show them”. */
  done: string;
}

function turnPage({ currentTarget }: MouseEvent) {
  const panel = currentTarget.parentElement!;
  panel.scrollBy({ top: panel.clientHeight * 0.8 });
}

/**
 * Keeps filters beside the list on a desktop; on anything smaller behind a button, in a sheet from below. Before script
 * the same button shows them by itself.
 */
export function FilterPanel({ heading, active, result, children, labels }: FilterPanelProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  // A tablet that is turned to landscape may have room for them beside the list.
  useEffect(() => {
    const desktop = matchMedia(from.desktop);
    const listening = new AbortController();
    desktop.addEventListener('change', () => setOpen(false), listening);
    return () => listening.abort();
  }, []);

  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-haspopup="dialog"
        className={styles.button}
        onClick={(event) => {
          // The browser would show them as its own popover, with the page behind still in reach.
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon kind="filter" size="small" /> {heading}{' '}
        {active > 0 && (
          <Badge label={`${active}`} spoken={labels.activeCount.replace('{count}', `${active}`)} />
        )}
      </button>
      {!open && (
        <div id={panelId} popover="auto" className={styles.panel}>
          <div className={styles.groups}>{children}</div>
          {/* For sighted visitors: by keyboard and in a screen reader, the filters below come next anyway. */}
          <div aria-hidden="true" className={styles.more} onClick={turnPage}>
            {labels.more}
          </div>
        </div>
      )}
      <Dialog
        open={open}
        onClose={close}
        from="bottom"
        heading={heading}
        labels={labels}
        actions={
          <div className={styles.result}>
            <p role="status">{result}</p>
            <Button tone="action" onClick={close}>
              {labels.done}
            </Button>
          </div>
        }
      >
        <div className={styles.groups}>{children}</div>
      </Dialog>
    </>
  );
}
