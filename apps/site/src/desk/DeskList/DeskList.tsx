import { desk } from '@awning/content/desk';
import type { Failure } from '@awning/contract/failure';
import { pageSize } from '@awning/contract/pageSize';
import { Button, ButtonLink } from '@awning/ui/components/Button';
import { Ledger, type LedgerFilter } from '@awning/ui/sections/Ledger';
import type { ReactNode } from 'react';
import type { DeskResult, DeskView, ListOf } from '../deskView.ts';

export interface DeskListProps<Item> {
  words: {
    heading: string;
    lead?: string;
    form: string;
    search?: string;
    empty: string;
    /** The label of the link from an empty list. */
    next: string;
    count: (shown: number, total: number) => string;
  };
  list: DeskResult<ListOf<Item>>;
  view: DeskView;
  /** The filters beside the search words. */
  choices: NonNullable<LedgerFilter['choices']>;
  /** The address of the link from an empty list. */
  next: string;
  actions?: ReactNode;
  /** Renders the results. */
  children: (items: readonly Item[]) => ReactNode;
}

/** One page of one of the desk's lists, or the reason why there is none. */
export function DeskList<Item>({ words, list, view, choices, next, actions, children }: DeskListProps<Item>) {
  const { heading, lead, form, search, count } = words;
  const { answer, failure } = list ?? {};
  const found = answer && answer.items.length > 0;

  return (
    <Ledger
      heading={heading}
      lead={lead}
      status={!list || view.loading ? 'loading' : 'idle'}
      filter={{
        formAction: view.action,
        value: view.value,
        onChange: view.onChange,
        search: search ? { label: search, clear: desk.list.clearSearch } : undefined,
        choices,
        labels: { form, submit: desk.list.find, choices: desk.list.choices },
      }}
      count={answer ? count(answer.items.length, answer.total) : ''}
      notice={
        !list || found ? undefined : failure ? failed(failure, view) : nothing({ words, next, view }, answer)
      }
      pagination={
        found
          ? {
              current: answer.page,
              total: Math.ceil(answer.total / pageSize),
              hrefs: view.hrefOf,
              labels: desk.list.pages,
            }
          : undefined
      }
      actions={actions}
      labels={desk.list}
    >
      {found && children(answer.items)}
    </Ledger>
  );
}

const failed = ({ message }: Failure, { onAgain }: DeskView) => ({
  urgent: true,
  heading: desk.list.failed,
  text: message,
  action: <Button onClick={onAgain}>{desk.list.again}</Button>,
});

function nothing(
  { words, next, view }: Pick<DeskListProps<unknown>, 'words' | 'next' | 'view'>,
  answer: ListOf<unknown> | undefined,
) {
  const { value, action, hrefOf } = view;
  if (answer && answer.total > 0) {
    return {
      heading: desk.list.noSuchPage,
      text: desk.list.noSuchPageText,
      action: <ButtonLink href={hrefOf(1)}>{desk.list.firstPage}</ButtonLink>,
    };
  }
  const narrowed = Object.values(value).some((chosen) => chosen !== '');
  return {
    heading: words.empty,
    action: narrowed ? (
      <ButtonLink href={action}>{desk.list.showAll}</ButtonLink>
    ) : (
      <ButtonLink href={next}>{words.next}</ButtonLink>
    ),
  };
}
