import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { imageItems } from './image-items';
import { Thumbnail } from './Thumbnail';
import { lazyPart } from '../../loading/lazy-part';
import styles from './images.module.css';

const ImageDialog = lazyPart(() => import('./viewer/ImageDialog'));

/** Maximum pictures in a list cell. */
const IN_A_CELL = 3;

interface ImagesValueProps {
  readonly value: unknown;
  /** True on the page of a record: larger, and each can be opened. */
  readonly full: boolean;
}

/** Several pictures in a row, the principal one first. */
export function ImagesValue({ value, full }: ImagesValueProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState<number | null>(null);
  const items = imageItems(value);
  if (!full) {
    return (
      <span className={styles['cell']}>
        {items.slice(0, IN_A_CELL).map(({ id, img }) => (
          <Thumbnail key={id} source={img} />
        ))}
        {items.length > IN_A_CELL && (
          <span className={styles['more']} aria-hidden>
            +{items.length - IN_A_CELL}
          </span>
        )}
        <span className="rs-hidden">{translate('app.image.count', { smart_count: items.length })}</span>
      </span>
    );
  }
  return (
    <>
      <ul className={styles['row']}>
        {items.map(({ id, name, img }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles['open']}
              aria-haspopup="dialog"
              aria-label={translate('app.image.open', { name: name || index + 1 })}
              onClick={() => setOpen(index)}
            >
              <Thumbnail source={img} size="medium" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <ImageDialog items={items} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
