/** What people send in: words, and where the answer goes. */
export interface Fields {
  email: string;
}

/** The same as it is kept. */
export type Submission<Sent extends Fields> = Sent & {
  id: string;
  /** The same for all spellings of a mailbox. */
  emailKey: string;
  state: 'new';
  /** What no person sees was filled in. */
  suspicious: boolean;
  fingerprint: string;
  createdAt: Date;
};
