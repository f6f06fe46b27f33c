/** A mail as it is sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** @throws when the mail cannot be handed over */
export type Mailer = (mail: Mail) => Promise<void>;
