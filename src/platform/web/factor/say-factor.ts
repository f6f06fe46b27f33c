/** Says a text of second factors by its key below `factor`: in the gate, which has no i18n provider, as in the application. */
export type SayFactor = (key: string, values?: Readonly<Record<string, string>>) => string;
