import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { LateTexts } from '../texts/LateTexts';
import type { LeftOut } from './left-out';

interface LeftOutNoticeProps {
  readonly parts: readonly LeftOut[];
}

/** Lists the parts of the URL that the page ignores. It can be closed, and opens again for other parts. */
export default function LeftOutNotice({ parts }: LeftOutNoticeProps) {
  const [closed, setClosed] = useState('');
  const shown = JSON.stringify(parts);
  if (parts.length === 0 || closed === shown) return null;
  return (
    <LateTexts area="enlaces">
      <Sentences parts={parts} onClose={() => setClosed(shown)} />
    </LateTexts>
  );
}

function Sentences({ parts, onClose }: LeftOutNoticeProps & { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="status" onClose={onClose} closeText={translate('app.action.close')}>
      {parts.map(({ text, name = '' }) => (
        <div key={`${text} ${name}`}>{translate(`links.${text}`, { name })}</div>
      ))}
    </Alert>
  );
}
