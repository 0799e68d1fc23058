import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import type { TextKey } from '@/adapters/i18n/text-key';
import { formatBytes } from '@/domain/device/format-bytes';
import { formatMoment } from '@/domain/shared/format-time';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Skeleton } from '@/ui/components/loader';
import { DeviceDataViewModel, type ShownItem } from '@/ui/screens/legal/device-data-view-model';
import { EraseQuestion } from '@/ui/screens/legal/erase-question';
import styles from '@/ui/screens/legal/device-data.module.css';

const FAILURES = {
  stuck: 'device.failed',
  stillLoggedIn: 'device.stillLoggedIn',
} as const satisfies Record<string, TextKey>;

/** The fragment of the section on the privacy page. */
const PLACE = 'device';

/** What the site stores on this device, to export or erase. Source: OPEN-42, PAIN-95. */
export const DeviceData = observer(function DeviceData() {
  const model = useModel(DeviceDataViewModel);
  const section = useRef<HTMLElement>(null);
  const { t } = useText();
  useEffect(() => {
    if (window.location.hash === `#${PLACE}`) section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} id={PLACE} className={styles['device']} aria-labelledby="device-header">
      <h2 id="device-header">{t('device.header')}</h2>
      <p>{t('device.text')}</p>
      <StoredList model={model} />
      {!model.isComplete && <p>{t('device.unreadable')}</p>}
      <p className={styles['hint']}>{t('device.exportHint')}</p>
      <p className={styles['actions']}>
        <Button variant="quiet" onClick={() => void model.copy()}>
          {t('device.export')}
        </Button>
        <Button variant="quiet" onClick={model.ask}>
          {t('device.erase')}
        </Button>
      </p>
      <div>
        <p role="status">{model.hasCopied && t('device.exported')}</p>
        <p role="alert">{model.failure !== undefined && t(FAILURES[model.failure])}</p>
      </div>
      {model.isAsking && <EraseQuestion model={model} />}
    </section>
  );
});

const StoredList = observer(function StoredList({ model }: { readonly model: DeviceDataViewModel }) {
  const { t } = useText();
  const { items } = model;
  if (items === undefined) return <Skeleton shape="card" />;
  if (items.length === 0) return <p>{t('device.nothing')}</p>;
  return (
    <ul className={styles['list']} aria-label={t('device.list')}>
      {items.map((item) => (
        <StoredRow key={item.id} model={model} item={item} />
      ))}
    </ul>
  );
});

const StoredRow = observer(function StoredRow({
  model,
  item,
}: {
  readonly model: DeviceDataViewModel;
  readonly item: ShownItem;
}) {
  const { t, language } = useText();
  const { since } = item.entry;
  const size =
    'files' in item.size
      ? t('device.files', { count: item.size.files })
      : formatBytes(item.size.bytes, language);
  return (
    <li className={styles['row']}>
      <span>{t(item.textKey, { name: item.name })}</span>
      <span className={styles['facts']}>
        <span>{size}</span>
        {since !== undefined && (
          <span>
            {t('device.since', { time: formatMoment(since, model.now, DEFAULT_TIME_ZONE, language) })}
          </span>
        )}
      </span>
    </li>
  );
});
