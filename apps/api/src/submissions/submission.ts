/** A person's message, and the address for the answer. */
export interface Fields {
  email: string;
}

/** The same as it is stored. */
export type Submission<Sent extends Fields> = Sent & {
  id: string;
  /** The same for all spellings of a mailbox. */
  emailKey: string;
  state: 'new';
  /** The honeypot was filled in. */
  suspicious: boolean;
  fingerprint: string;
  createdAt: Date;
};
