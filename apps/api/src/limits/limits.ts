import { createHash } from 'node:crypto';
import type { Counter } from './counter.ts';

const minute = 60;
const hour = 60 * minute;

/** How often one client may do each thing, and in how many seconds (docs/product.md, “Speed”). */
const perClient = {
  login: { times: 10, seconds: minute },
  register: { times: 5, seconds: 10 * minute },
  forgot: { times: 5, seconds: 10 * minute },
  contact: { times: 5, seconds: 10 * minute },
  quote: { times: 5, seconds: 10 * minute },
  newsletter: { times: 5, seconds: 10 * minute },
  triedLink: { times: 10, seconds: 10 * minute },
  checkout: { times: 10, seconds: 10 * minute },
  link: { times: 5, seconds: 10 * minute },
  pay: { times: 10, seconds: 10 * minute },
  /** Each pressed key may be a save, and saving must not use up what else a page needs. */
  saving: { times: 240, seconds: minute },
  message: { times: 20, seconds: 10 * minute },
  /** Each asks other people's name servers. */
  domain: { times: 20, seconds: 10 * minute },
  build: { times: 40, seconds: 10 * minute },
  pack: { times: 10, seconds: 10 * minute },
  siteForm: { times: 5, seconds: 10 * minute },
  timings: { times: 60, seconds: minute },
  anything: { times: 300, seconds: minute },
  rendering: { times: 120, seconds: minute },
} as const;

export type LimitName = keyof typeof perClient;

/** For all clients together: each time costs the payment provider two calls. */
const paymentsOfOneOrder = { times: 10, seconds: 10 * minute };

/** For all visitors together: each time its owner gets a mail. */
const entriesOfOneSite = { times: 60, seconds: hour };

const mailsToOneAddress = { times: 3, seconds: hour };

/** Wrong passwords that cost nothing; each later one doubles the wait. */
const freeTries = 5;
const firstWait = 15;
const longestWait = hour;
const memoryOfTries = 24 * hour;

export type Limits = ReturnType<typeof createLimits>;

/** Tells which client has done too much of something, and how long it must wait. With `off`, none has. */
export function createLimits({
  counter,
  own,
  off = false,
}: {
  counter: Counter;
  /** Counts actions that cost this process alone, so that no page waits for a database. */
  own: Counter;
  off?: boolean;
}) {
  // A hash, so that the table of limits holds no personal addresses, and no key too long for it.
  const keyOf = (name: string, ...whose: string[]) =>
    `${name} ${createHash('sha256').update(JSON.stringify(whose)).digest('base64url').slice(0, 22)}`;

  const takeOne = async (
    key: string,
    { times, seconds }: { times: number; seconds: number },
    store = counter,
  ) => {
    if (off) return 0;
    const taken = await store.add(key, seconds);
    return taken.count > times ? Math.max(1, taken.seconds) : 0;
  };

  return {
    /** Counts one, and returns the seconds to wait if it was one too many: 0 lets it pass. */
    take: (name: LimitName, client: string): Promise<number> =>
      takeOne(keyOf(name, client), perClient[name], name === 'rendering' ? own : counter),

    /** Counts one more way to pay for an order, whichever client asks, and returns the seconds to wait like `take`. */
    takeForOrder: (token: string): Promise<number> => takeOne(keyOf('order', token), paymentsOfOneOrder),

    /**
     * Counts one more entry in the forms of a site, of this client and of all, and returns the seconds to wait like
     * `take`.
     */
    takeForSite: async (siteId: string, client: string): Promise<number> =>
      (await takeOne(keyOf('siteForm', siteId, client), perClient.siteForm)) ||
      takeOne(keyOf('site', siteId), entriesOfOneSite),

    /** Whether one more mail of a kind may go to an address. The client that asked learns nothing of it. */
    mayMail: async (kind: string, addressKey: string): Promise<boolean> =>
      (await takeOne(keyOf(`mail ${kind}`, addressKey), mailsToOneAddress)) === 0,

    /** Wrong passwords of one client for one account. No other client waits because of them. */
    wrongTries: {
      /** The seconds to wait before another try: 0 lets it pass. */
      wait: async (client: string, account: string): Promise<number> =>
        off ? 0 : counter.heldFor(keyOf('wait', client, account)),

      /** Counts one; from the fifth on each starts a wait. Returns the seconds of it. */
      async add(client: string, account: string): Promise<number> {
        if (off) return 0;
        const { count } = await counter.add(keyOf('tries', client, account), memoryOfTries);
        if (count < freeTries) return 0;
        const wait = Math.min(firstWait * 2 ** (count - freeTries), longestWait);
        const door = await counter.add(keyOf('wait', client, account), wait);
        return door.count === 1 ? 0 : Math.max(1, door.seconds);
      },

      async forget(client: string, account: string) {
        await counter.forget(keyOf('tries', client, account));
        await counter.forget(keyOf('wait', client, account));
      },
    },
  };
}
