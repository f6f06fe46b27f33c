import ArrowBack from '@mui/icons-material/ArrowBack';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { sampleLinks } from '../sample-links';

/** Actions of an order: back to the list, or print. */
export function OrderActions() {
  const translate = useTranslate();
  return (
    <>
      <Button component={Link} to={sampleLinks.orders} startIcon={<ArrowBack className="rs-mirrored" />}>
        {translate('mock.order.back')}
      </Button>
      <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
        {translate('app.print.print')}
      </Button>
    </>
  );
}
