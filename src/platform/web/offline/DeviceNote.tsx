import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../ui/format/format-date';
import { withTexts } from '../i18n/with-texts';
import { useDeviceState } from './OfflineContext';

/** Age of the shown data, and number of writes not yet sent. */
function Note() {
  const translate = useTranslate();
  const { writes, shownFrom, isSending } = useDeviceState();
  const refused = writes.filter(({ refusal }) => refusal !== null).length;
  const waiting = writes.length - refused;
  return (
    <>
      {shownFrom && <span>{translate('device.shownFrom', { when: formatDateTime(shownFrom.toISOString()) })}</span>}
      {writes.length > 0 && (
        <Link to="/tableta/por-enviar">
          {[
            waiting > 0 && translate(isSending ? 'device.sending' : 'device.waiting', { smart_count: waiting }),
            refused > 0 && translate('device.refused', { smart_count: refused }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Link>
      )}
    </>
  );
}

export default withTexts('dispositivo', Note, null);
