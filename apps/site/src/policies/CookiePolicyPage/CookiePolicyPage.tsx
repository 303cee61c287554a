import {
  changeChoice,
  cookieParts,
  cookiePolicy,
  cookieRows,
  cookieTable,
  reopenCookies,
} from '@awning/content/policies/cookiePolicy';
import { Button } from '@awning/ui/components/Button';
import { Table } from '@awning/ui/components/Table';
import { PolicyPage } from '../PolicyPage/PolicyPage.tsx';

export interface CookiePolicyPageProps {
  /** Brings the cookie notice back. Without it there are no buttons. */
  onReopen?: () => void;
}

const { caption, key, columns } = cookieTable;

const groups = [...new Set(cookieRows.map((row) => row.class))].map((heading) => ({
  heading,
  rows: cookieRows
    .filter((row) => row.class === heading)
    .map((row) => ({ header: row.key, cells: [row.purpose, `${row.place}. ${row.lifetime}.`] })),
}));

/** Every cookie and storage key of the site, and the way to change one's mind. */
export function CookiePolicyPage({ onReopen }: CookiePolicyPageProps) {
  return (
    <PolicyPage
      policy={cookiePolicy}
      action={
        onReopen && (
          <Button size="small" onClick={onReopen}>
            {changeChoice}
          </Button>
        )
      }
      after={{
        [cookieParts.table]: (
          <Table
            caption={caption}
            rowHeading={key}
            columns={[{ label: columns.purpose, long: true }, { label: columns.lifetime }]}
            groups={groups}
            narrow="cards"
          />
        ),
        [cookieParts.button]: onReopen && <Button onClick={onReopen}>{reopenCookies}</Button>,
      }}
    />
  );
}
