import type { Language } from '#platform/shared/language';
import type { Letter } from '../mail-request';
import { serverText } from '../answers/texts';
import type { Mail } from './mail';

/** Composes the mail of a letter. Links lead to the application's own address, regardless of the request's host. */
export function letterMail(
  { kind, email, nombre, codigo, horas }: Letter,
  language: Language,
  publicUrl: string,
): Mail {
  const text = (part: string) => serverText(language, `mail.${kind}.${part}`, { horas: horas ?? 0, email });
  const link = linkOf(kind, codigo, publicUrl);
  const [greeting, intro, outro] = [serverText(language, 'mail.saludo', { nombre }), text('cuerpo'), text('nota')];
  const signature = serverText(language, 'mail.firma');
  return {
    to: email,
    subject: text('asunto'),
    text: [greeting, intro, link, outro, signature].filter((part) => part !== '').join('\n\n') + '\n',
    html: mailPage(language, [
      escaped(greeting),
      escaped(intro),
      link && `<a href="${escaped(link)}">${escaped(link)}</a>`,
      escaped(outro),
      escaped(signature),
    ]),
  };
}

function linkOf(kind: Letter['kind'], codigo: string | undefined, publicUrl: string): string {
  if (kind === 'invitar-externo') return `${publicUrl}/sign-in`;
  if (kind === 'cambio' || codigo === undefined) return '';
  return `${publicUrl}/reset-password#?codigo=${encodeURIComponent(codigo)}${kind === 'restablecer' ? '' : '&activar=1'}`;
}

/** Formats paragraphs of HTML as a mail; omits empty ones. */
export function mailPage(language: Language, paragraphs: readonly string[]): string {
  const body = paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head><body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">\n${body}\n</body></html>\n`;
}

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
