import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { FailureReporter } from '@/domain/ports/failure-reporter';
import { useService } from '@/ui/app/services';
import { useText } from '@/ui/app/use-text';
import styles from '@/ui/app/error-page.module.css';
import { HatchMark } from '@/ui/parts/hatch-mark';

/** What is shown in the place of a screen that broke: what happened, what was kept, and what to do (HAND-09, HAND-10). */
export const ErrorPage = observer(function ErrorPage() {
  const { t } = useText();
  const error = useRouteError();
  const reporter = useService(FailureReporter);
  useEffect(
    () => reporter.report({ id: 'lucka:render-error', message: messageOf(error) }),
    [reporter, error],
  );
  return (
    <main className={styles['page']}>
      <HatchMark sizePx={64} />
      <h1>{t('errorPage.header')}</h1>
      <p>{t('errorPage.text')}</p>
      <a className={styles['link']} href="/">
        {t('errorPage.home')}
      </a>
    </main>
  );
});

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
