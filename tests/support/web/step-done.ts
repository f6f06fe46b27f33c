/** Returns the notice of a step, which may name the document: «Se completó «Enviar»: SOL-000004 quedó en «Enviada».» */
export const stepDone = (step: string, state: string): RegExp =>
  new RegExp(`^Se completó «${step}»: (?:.+ )?quedó en «${state}»\\.$`);
