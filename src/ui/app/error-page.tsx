import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { FailureReporter } from '@/domain/ports/failure-reporter';
import { PageReloader } from '@/domain/ports/page-reloader';
import { isMissingFile } from '@/ui/app/is-missing-file';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/app/error-page.module.css';
import { Button } from '@/ui/components/button';
import { HatchMark } from '@/ui/components/hatch-mark';

/**
 * Replaces a screen that threw or could not be loaded: what happened, what is stored, and what to do (HAND-09,
 * HAND-10, PAIN-70).
 */
export const ErrorPage = observer(function ErrorPage() {
  const { t } = useText();
  const error = useRouteError();
  const reporter = useService(FailureReporter);
  const reloader = useService(PageReloader);
  useEffect(
    () => reporter.report({ id: 'lucka:render-error', message: messageOf(error) }),
    [reporter, error],
  );
  const isMissing = isMissingFile(error);
  return (
    <main className={styles['page']}>
      <HatchMark size="large" />
      <h1>{t(isMissing ? 'errorPage.missingHeader' : 'errorPage.header')}</h1>
      <p>{t(isMissing ? 'errorPage.missingText' : 'errorPage.text')}</p>
      {isMissing && (
        <Button onClick={() => reloader.reload({ isAsked: true })}>{t('errorPage.again')}</Button>
      )}
      <a className={styles['link']} href="/">
        {t('errorPage.home')}
      </a>
    </main>
  );
});

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
