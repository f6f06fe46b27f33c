import { useTranslate, type TranslateFunction } from 'react-admin';
import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * Translates the browser's own validation messages (`required`, `min`, `type="email"`) to the language of the page. By default they are in
 * the language of the browser.
 */
export default function NativeMessages(): null {
  const translate = useTranslate();
  useEffect(() => {
    const refuse = ({ target }: Event) => {
      if (!isField(target)) return;
      target.setCustomValidity('');
      target.setCustomValidity(messageOf(target, translate));
    };
    const clear = ({ target }: Event) => {
      if (isField(target) && target.validity.customError) target.setCustomValidity('');
    };
    document.addEventListener('invalid', refuse, true);
    document.addEventListener('input', clear, true);
    return () => {
      document.removeEventListener('invalid', refuse, true);
      document.removeEventListener('input', clear, true);
    };
  }, [translate]);
  return null;
}

function messageOf(field: Field, translate: TranslateFunction): string {
  const { validity } = field;
  const limit = (name: string) => ({
    limite: field.getAttribute(name) ?? '',
    smart_count: Number(field.getAttribute(name)),
  });
  if (validity.valid) return '';
  if (validity.valueMissing) return translate('errors.REQUERIDO');
  if (validity.typeMismatch) return translate(field.type === 'email' ? 'errors.CORREO' : 'errors.FORMATO');
  if (validity.badInput) return translate('errors.NUMERO');
  if (validity.rangeUnderflow) return translate('errors.MINIMO', limit('min'));
  if (validity.rangeOverflow) return translate('errors.MAXIMO', limit('max'));
  if (validity.tooShort) return translate('errors.LONGITUD_MINIMA', limit('minlength'));
  if (validity.tooLong) return translate('errors.LONGITUD_MAXIMA', limit('maxlength'));
  if (validity.stepMismatch) return translate('errors.NUMERO_ENTERO');
  return translate('errors.FORMATO');
}
