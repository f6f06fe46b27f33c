/**
 * Translates a text of second factors by its key below `factor`. It works in the application and in the gate, which has no i18n provider.
 */
export type SayFactor = (key: string, values?: Readonly<Record<string, string>>) => string;
