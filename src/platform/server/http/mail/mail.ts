/** A mail to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Sends a mail.
 *
 * @throws when the mail server does not accept it
 */
export type Mailer = (mail: Mail) => Promise<void>;
