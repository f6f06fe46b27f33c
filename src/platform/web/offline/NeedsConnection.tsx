import { useTranslate } from 'react-admin';
import { withTexts } from '../i18n/with-texts';

/** In place of what is kept, where nothing is. */
function NeedsConnection() {
  return <span>{useTranslate()('device.neverKept')}</span>;
}

export default withTexts('dispositivo', NeedsConnection, null);
