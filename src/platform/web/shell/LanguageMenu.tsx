import Translate from '@mui/icons-material/Translate';
import { useNotify, useTranslate } from 'react-admin';
import { useLanguage } from '../i18n/I18nStoreContext';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/language';
import { HeaderMenu } from './HeaderMenu';

const OPTIONS = LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }));

/** Chooses the language; open forms keep their input. */
export function LanguageMenu() {
  const [language, setLanguage] = useLanguage();
  const translate = useTranslate();
  const notify = useNotify();
  return (
    <HeaderMenu
      label={translate('app.nav.language')}
      icon={<Translate fontSize="small" />}
      options={OPTIONS}
      value={language}
      onChange={(next) => void setLanguage(next).catch(() => notify('ra.notification.i18n_error', { type: 'error' }))}
    />
  );
}
