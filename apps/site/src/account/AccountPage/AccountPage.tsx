import { account } from '@awning/content/account';
import type { Session } from '@awning/contract/account';
import type { AccountOrder } from '@awning/contract/accountOrders';
import type { User } from '@awning/contract/accounts';
import { Split } from '@awning/ui/primitives';
import { AccountOrders, AccountOrdersSkeleton } from '@awning/ui/sections/AccountOrders';
import { ChangePasswordForm, type ChangePasswordFormProps } from '@awning/ui/sections/ChangePasswordForm';
import { PersonalData, type ClosingProps } from '@awning/ui/sections/PersonalData';
import { ProfileForm, type ProfileFormProps, type ProfileValues } from '@awning/ui/sections/ProfileForm';
import { SessionList } from '@awning/ui/sections/SessionList';
import { deviceName } from '../deviceName.ts';
import { useOrderDate } from '../../format/useOrderDate.ts';
import { slipOf, type OrderAddresses } from './slipOf.ts';

export interface AccountPageProps {
  /** Whose book it is. */
  user: Omit<User, 'id' | 'role'>;
  /** Left out while it is loading. */
  orders?: { items: readonly AccountOrder[]; total: number };
  /** Where they are logged in; none while that is unknown. */
  sessions?: readonly Session[];
  /** Whether the link in the mail has been followed. */
  addressProven?: boolean;
  /** Why orders and sessions could not be loaded. */
  failure?: string;
  /** The action under way: `orders`, `mail`, `file`, or the id of a session that is ended. */
  busy?: string;
  /** The action that has just been done. */
  done?: 'mail' | 'file';
  /** The targets of its links and of its forms without script. */
  addresses: OrderAddresses & { catalogue: string; profile: string; password: string };
  /** The state of the form with the name and the address. */
  profile: Pick<ProfileFormProps, 'status' | 'problems' | 'onChange' | 'onSubmit'> & {
    /** What was typed before a session ended. */
    draft?: ProfileValues | undefined;
  };
  /** The state of the password form. */
  password: Pick<ChangePasswordFormProps, 'status' | 'problems' | 'onSubmit'>;
  /** The state of the form that closes the account. */
  closing: Pick<ClosingProps, 'status' | 'problems' | 'onSubmit'>;
  /** Loads the orders again. */
  onAgain: () => void;
  /** Loads older orders. */
  onOlder: () => void;
  /** Downloads the receipt of that order. */
  onReceipt: (order: AccountOrder) => void;
  /** Sends the mail with the link again. */
  onMail: () => void;
  /** Ends that session. */
  onEnd: (id: string) => void;
  /** Downloads all that is kept of the customer. */
  onDownload: () => void;
}

const statusOf = (one: 'mail' | 'file', { busy, done }: AccountPageProps) => {
  if (busy === one) return 'submitting' as const;
  return done === one ? ('success' as const) : ('idle' as const);
};

/** Whether something of theirs may be online: an order that is not listed yet may have a website, too. */
const mayHaveWebsite = ({ orders }: AccountPageProps) =>
  orders === undefined ||
  orders.total > orders.items.length ||
  orders.items.some(({ site }) => site !== null && site.state !== 'draft');

/** A customer's account book: receipts on the rail, and under it who they are and what is kept of them. */
export function AccountPage(props: AccountPageProps) {
  const { user, sessions, addressProven, failure, busy, addresses, password, closing } = props;
  const { draft = user, ...profile } = props.profile;
  const orderDate = useOrderDate();
  const lead = `${user.first_name} ${user.last_name}, ${user.email}`;

  return (
    <>
      <Receipts {...props} lead={lead} unproven={addressProven === false} />
      <Split width="content" tone="tint">
        <ProfileForm
          {...profile}
          heading={account.profile.heading}
          headingLevel={2}
          lead={account.profile.lead}
          tone="tint"
          formAction={addresses.profile}
          profile={draft}
          email={user.email}
          labels={account.profile.labels}
        />
        <ChangePasswordForm
          {...password}
          heading={account.password.heading}
          headingLevel={2}
          lead={account.password.lead}
          tone="tint"
          formAction={addresses.password}
          login={user.email}
          labels={account.password.labels}
        />
      </Split>
      <Split width="content" tone="tint">
        <SessionList
          heading={account.sessions.heading}
          headingLevel={2}
          lead={account.sessions.lead}
          tone="tint"
          items={sessions && entriesOf(sessions, busy, orderDate)}
          problem={failure}
          onEnd={props.onEnd}
          labels={account.sessions.labels}
        />
        <PersonalData
          heading={account.data.heading}
          headingLevel={2}
          lead={account.data.lead}
          tone="tint"
          download={{ ...account.data.download, status: statusOf('file', props), onClick: props.onDownload }}
          closing={{
            ...closing,
            ...account.data.closing,
            stays: mayHaveWebsite(props) ? account.data.closing.stays : undefined,
            formAction: addresses.profile,
          }}
        />
      </Split>
    </>
  );
}

function Receipts({ lead, unproven, ...props }: AccountPageProps & { lead: string; unproven: boolean }) {
  const { orders, failure, addresses, busy, onReceipt } = props;
  const orderDate = useOrderDate();
  const { heading, loading, empty, failed, more } = account;
  if (!orders && failure === undefined) return <AccountOrdersSkeleton heading={heading} text={loading} />;

  const { items, total } = orders ?? { items: [], total: 0 };
  return (
    <AccountOrders
      heading={heading}
      lead={lead}
      items={items.map((order) => slipOf(order, addresses, orderDate, () => onReceipt(order)))}
      empty={{ ...empty, action: { label: empty.action, href: addresses.catalogue } }}
      notice={
        unproven
          ? {
              ...account.unproven,
              action: { ...account.unproven.action, onClick: props.onMail },
              status: statusOf('mail', props),
            }
          : undefined
      }
      more={total > items.length ? { ...more, busy: busy === 'orders', onClick: props.onOlder } : undefined}
      problem={
        failure === undefined
          ? undefined
          : {
              heading: failed.heading,
              text: failure,
              again: { label: failed.again, onClick: props.onAgain },
            }
      }
    />
  );
}

// The current session first.
const entriesOf = (
  sessions: readonly Session[],
  busy: string | undefined,
  tell: ReturnType<typeof useOrderDate>,
) =>
  sessions
    .toSorted((one, other) => Number(other.current) - Number(one.current))
    .map(({ id, device, usedAt, current }) => {
      const { text, dateTime } = tell(usedAt);
      return {
        id,
        device: deviceName(device),
        used: { text: account.sessions.used(text), dateTime },
        current,
        ending: busy === id,
      };
    });
