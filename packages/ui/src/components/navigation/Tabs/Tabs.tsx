'use client';

import * as Radix from '@radix-ui/react-tabs';
import { useState, type ComponentProps, type ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface Tab<Id extends string = string> {
  /** Tells it from the others: `opening-hours`. */
  id: Id;
  /** One or two words. */
  label: string;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Id extends string = string> {
  /** Names the tabs, for visitors who do not see them side by side. */
  label: string;
  /** Two to six. More is a page’s own navigation. */
  tabs: readonly Tab<Id>[];
  /** The id of the one in front at first. Without it, the first. */
  defaultTab?: NoInfer<Id>;
  /** Called with the id of the tab that has come to the front. */
  onChoose?: (id: Id) => void;
}

/** Shows one of several panels, chosen by the sign on its tab. Without script, all of them stand one under another. */
export function Tabs<Id extends string>({ label, tabs, defaultTab, onChoose }: TabsProps<Id>) {
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  const [first] = tabs;
  if (!first) return null;

  return (
    <Radix.Root
      defaultValue={defaultTab ?? first.id}
      dir={dir}
      asChild
      {...(onChoose && { onValueChange: (id) => onChoose(id as Id) })}
    >
      {/* The arrow keys go the way the tabs stand. */}
      <Frame onFocus={({ currentTarget }) => setDir(currentTarget.matches(':dir(rtl)') ? 'rtl' : 'ltr')}>
        <Radix.List aria-label={label} asChild>
          <List>
            {tabs.map(({ id, label: sign, disabled }) => (
              <Radix.Trigger key={id} value={id} disabled={disabled} className={styles.tab}>
                {sign}
              </Radix.Trigger>
            ))}
          </List>
        </Radix.List>
        {tabs.map(({ id, label: sign, content }) => (
          <Radix.Content key={id} value={id} forceMount asChild>
            <Panel>
              <p aria-hidden="true" className={styles.sign}>
                {sign}
              </p>
              {content}
            </Panel>
          </Radix.Content>
        ))}
      </Frame>
    </Radix.Root>
  );
}

// Radix writes style attributes, which a strict policy forbids, and a direction, which the page decides.
type Given = ComponentProps<'div'>;

function Frame({ style: _style, dir: _dir, ...given }: Given) {
  return <div {...given} />;
}

function List({ style: _style, ...given }: Given) {
  return <div {...given} className={styles.list} />;
}

function Panel({ style: _style, ...given }: Given) {
  return <div {...given} className={styles.panel} />;
}
