/** Reason for a failed start in our own words, complete as it is; its cause is for the log. */
export class StartFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartFault';
  }
}
