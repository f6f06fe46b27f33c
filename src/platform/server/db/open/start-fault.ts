/** Reason for a failed start, as a complete message of the product; its cause is logged. */
export class StartFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartFault';
  }
}
